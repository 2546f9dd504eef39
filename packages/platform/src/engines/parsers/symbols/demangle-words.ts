// The words of mangled names. Source: Itanium C++ ABI, 5.1.

const pairs = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', ...word] = line.trim().split(' ');
        return [key, word.join(' ')] as const;
      }),
  );

export const PLAIN_TYPES = pairs(`
  v void
  w wchar_t
  b bool
  c char
  a signed char
  h unsigned char
  s short
  t unsigned short
  i int
  j unsigned int
  l long
  m unsigned long
  x long long
  y unsigned long long
  n __int128
  o unsigned __int128
  f float
  d double
  e long double
  g __float128
  z ...
`);

export const WIDE_TYPES = pairs(`
  Dd decimal64
  De decimal128
  Df decimal32
  Dh half
  Di char32_t
  Ds char16_t
  Du char8_t
  Da auto
  Dc decltype(auto)
  Dn std::nullptr_t
`);

export const LONE_SUBSTITUTIONS = pairs(`
  a std::allocator
  b std::basic_string
  s std::string
  i std::istream
  o std::ostream
  d std::iostream
`);

export const SPECIAL_NAMES = pairs(`
  TV vtable for
  TT VTT for
  TI typeinfo for
  TS typeinfo name for
  GV guard variable for
`);

export const OPERATORS = pairs(`
  nw new
  na new[]
  dl delete
  da delete[]
  ps +
  ng -
  ad &
  de *
  co ~
  pl +
  mi -
  ml *
  dv /
  rm %
  an &
  or |
  eo ^
  aS =
  pL +=
  mI -=
  mL *=
  dV /=
  rM %=
  aN &=
  oR |=
  eO ^=
  ls <<
  rs >>
  lS <<=
  rS >>=
  eq ==
  ne !=
  lt <
  gt >
  le <=
  ge >=
  ss <=>
  nt !
  aa &&
  oo ||
  pp ++
  mm --
  cm ,
  pm ->*
  pt ->
  cl ()
  ix []
  qu ?
  aw co_await
`);
