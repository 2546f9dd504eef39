import { describe, expect, it } from 'vitest';
import { readable } from './demangle.ts';

describe('readable', () => {
  it.each([
    ['_ZN7harbour4ShipC1Ei', 'harbour::Ship::Ship(int)'],
    ['_ZN7harbour4ShipD0Ev', 'harbour::Ship::~Ship()'],
    [
      '_ZNK7harbour4Ship3sumIiEET_RKSt6vectorIS2_SaIS2_EE',
      'harbour::Ship::sum<int>(std::vector<int, std::allocator<int>> const&) const',
    ],
    ['_ZNSt6vectorIiSaIiEE9push_backERKi', 'std::vector<int, std::allocator<int>>::push_back(int const&)'],
    ['_ZZ8ship_runENKUliE_clEi', 'ship_run::{lambda(int)#1}::operator()(int) const'],
    ['_ZN12_GLOBAL__N_14eachEPFiiE', '(anonymous namespace)::each(int (*)(int))'],
    ['_ZTV4Ship', 'vtable for Ship'],
    ['_ZThn16_N4Ship5steerEi', 'non-virtual thunk to Ship::steer(int)'],
    ['_ZlsRSoRK4Ship', 'operator<<(std::ostream&, Ship const&)'],
    ['_ZN4Ship5steerEi.cold', 'Ship::steer(int) (.cold)'],
    ['_ZN4ship5steer17h0123456789abcdefE', 'ship::steer'],
    ['_ZN36_$LT$ship..Ship$u20$as$u20$Steer$GT$5steer17h0123456789abcdefE', '<ship::Ship as Steer>::steer'],
    ['Ship_Steer_m0123456789ABCDEF0123456789ABCDEF01234567', 'Ship.Steer'],
    ['List_1_Add_m0123456789ABCDEF0123456789ABCDEF01234567_gshared', 'List_1.Add'],
    ['Ship__ctor_m0123456789ABCDEF0123456789ABCDEF01234567', 'Ship..ctor'],
  ])('reads %s', (name, text) => {
    expect(readable(name)).toBe(text);
  });

  it.each([
    '',
    'main',
    '_Z',
    '_ZN',
    '_ZN3foo',
    '_ZN999999999999foo',
    '_ZNS99_E',
    `_Z1f${'P'.repeat(5000)}v`,
    `_Z1fI${'Li1E'.repeat(3000)}`,
  ])('leaves alone what it does not understand: %.20s', (name) => {
    expect(readable(name)).toBe(name);
  });

  it('ends with names that grow by what they repeat', () => {
    const swollen = `_Z1f${'St4pairI'.repeat(1)}iiE${Array.from({ length: 30 }, (_, at) => `St4pairIS${at === 0 ? '' : (at - 1).toString(36).toUpperCase()}_S_E`).join('')}`;
    const begun = performance.now();
    readable(swollen);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
