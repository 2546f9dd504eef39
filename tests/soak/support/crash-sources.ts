// Sources in C++ with what makes stacks hard to read: templates in templates, what is inlined over files and units, lambdas,
// constructors, virtual calls, exceptions, parts that are seldom run. The same for every run.

export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** As many units as are asked for, with the header that all of them read. */
export function crashSources(units: number, blocksOfUnit: number): readonly SourceFile[] {
  return [
    { name: 'fleet.h', text: HEADER },
    ...Array.from({ length: units }, (_, unit) => ({
      name: `unit${unit}.cpp`,
      text: unitText(unit, units, blocksOfUnit),
    })),
  ];
}

const HEADER = `#pragma once
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>
#define ALWAYS static inline __attribute__((always_inline))
namespace fleet {
template <typename T, int Deep> struct Hold {
  std::vector<T> crates;
  Hold<T, Deep - 1> below;
  void load(const T &crate) {
    crates.push_back(crate);
    if (crates.size() % 3 == 1) {
      below.load(crate);
    }
  }
  T sum() const {
    return std::accumulate(crates.begin(), crates.end(), T{}) + below.sum();
  }
};
template <typename T> struct Hold<T, 0> {
  int lost = 0;
  void load(const T &) { ++lost; }
  T sum() const { return T{}; }
};
struct Vessel {
  volatile int speed = 0;
  explicit Vessel(int knots);
  virtual ~Vessel();
  virtual int steer(int by);
};
ALWAYS int wave(int height, volatile int *out) {
  *out = height * 3;
  return *out + height;
}
ALWAYS int swell(int height, volatile int *out) {
  int first = wave(height + 1, out);
  return first ^ wave(height + 2, out);
}
template <typename Fn> inline int each(int times, Fn fn) {
  int all = 0;
  for (int at = 0; at < times; ++at) {
    all += fn(at);
  }
  return all;
}
template <typename First, typename... Rest> int total(First first, Rest... rest) {
  if constexpr (sizeof...(rest) > 0) {
    return static_cast<int>(first) + total(rest...);
  } else {
    return static_cast<int>(first);
  }
}
}
`;

function unitText(unit: number, units: number, blocks: number): string {
  const next = (unit + 1) % units;
  const shared =
    unit === 0
      ? `namespace fleet {
Vessel::Vessel(int knots) : speed(knots) { if (knots < -9000) { throw std::out_of_range("knots"); } }
Vessel::~Vessel() { speed = 0; }
int Vessel::steer(int by) { volatile int foam = 0; speed = speed + swell(by, &foam); return speed + foam; }
}
`
      : '';
  const all = Array.from({ length: blocks }, (_, index) => block(`u${unit}b${index}`, index));
  const calls = Array.from({ length: blocks }, (_, index) => `    all += run_u${unit}b${index}(knots + ${index});`);
  return `#include "fleet.h"
int enter_unit${next}(int knots);
${shared}${all.join('\n')}
__attribute__((visibility("default"))) int enter_unit${unit}(int knots) {
  int all = 0;
  try {
${calls.join('\n')}
  } catch (const std::exception &lost) {
    all -= static_cast<int>(lost.what()[0]);
  }
  return all + (knots > ${units * 2} ? enter_unit${next}(knots - ${units * 2}) : 0);
}
`;
}

function block(name: string, index: number): string {
  return `namespace {
struct Crew_${name} { std::string name; int rank; bool operator<(const Crew_${name} &other) const { return rank < other.rank; } };
}
namespace fleet {
class Ship_${name} : public Vessel {
public:
  explicit Ship_${name}(int knots) : Vessel(knots), hold(std::make_unique<Hold<long, ${1 + (index % 3)}>>()) {
    for (int at = 0; at < knots % 13; ++at) { hold->load(at * ${index + 2}); }
  }
  ~Ship_${name}() override { if (hold && hold->sum() == ${index}) { speed = 1; } }
  int steer(int by) override {
    volatile int foam = ${index};
    int turned = Vessel::steer(by) + swell(by, &foam);
    switch ((by + turned) % 7) {
      case 0: return turned + foam;
      case 1: return static_cast<int>(hold->sum());
      case 2: return each(by % 5, [&](int at) { return wave(at, &foam) + turned; });
      case 3: { if (__builtin_expect(by > 100000, 0)) { sink("too far"); } return by; }
      case 4: return total(by, 2.5, static_cast<short>(turned), 'x');
      default: return turned - by;
    }
  }
  __attribute__((noinline, cold)) static void sink(const char *why) { throw std::runtime_error(why); }
private:
  std::unique_ptr<Hold<long, ${1 + (index % 3)}>> hold;
};
}
static int rank_${name}(std::map<std::string, int> &ranks, const std::string &who) {
  auto found = ranks.find(who);
  return found == ranks.end() ? (ranks[who] = static_cast<int>(ranks.size())) : found->second;
}
static __attribute__((noinline)) int run_${name}(int knots) {
  std::map<std::string, int> ranks;
  std::vector<Crew_${name}> crew;
  for (int at = 0; at < knots % 9 + 2; ++at) {
    crew.push_back({std::string("sailor") + std::to_string(at * ${index + 3}), (at * 7919) % 31});
  }
  std::sort(crew.begin(), crew.end());
  std::function<int(int)> count = [&](int at) {
    return at <= 0 ? 0 : rank_${name}(ranks, crew[static_cast<size_t>(at) % crew.size()].name) + count(at - 1);
  };
  fleet::Ship_${name} ship(knots);
  std::unique_ptr<fleet::Vessel> other = std::make_unique<fleet::Ship_${name}>(knots / 2 + 1);
  int legs = fleet::each(knots % 11, [&ship, &other](int at) { return ship.steer(at) + other->steer(at + 1); });
  try {
    if (legs == ${index * 7}) { fleet::Ship_${name}::sink("bad leg"); }
  } catch (const std::runtime_error &lost) {
    legs += lost.what()[1];
  }
  return legs + count(knots % 6);
}
`;
}
