/** One value that somebody could put behind `redirectFrom=`. */
export interface HostileRedirect {
  group:
    | 'slash'
    | 'control'
    | 'scheme'
    | 'userinfo'
    | 'encoded'
    | 'dots'
    | 'unicode'
    | 'address'
    | 'loop'
    | 'junk';
  value: string;
}

const TAB = '\u0009';
const LF = '\u000a';
const CR = '\u000d';
const NUL = '\u0000';
const START_OF_HEADING = '\u0001';
const FULLWIDTH_SLASH = '\uff0f';
const IDEOGRAPHIC_STOP = '\u3002';
const CYRILLIC_IE = '\u0435';
const RIGHT_TO_LEFT_OVERRIDE = '\u202e';

const group = (group: HostileRedirect['group'], values: readonly string[]): HostileRedirect[] =>
  values.map((value) => ({ group, value }));

/**
 * The 90 fixed hostile values. A `redirectFrom` given twice is a matter of the query, see E10.
 * @param app host of the panel, for the values that pretend to be it
 */
export const hostileRedirects = (app: string): HostileRedirect[] => [
  ...group('slash', [
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '//\\evil.example',
    ' //evil.example',
    `${NUL}//evil.example`,
  ]),
  ...group('control', [
    `/${TAB}/evil.example`,
    `/${LF}/evil.example`,
    `/${CR}/evil.example`,
    `${TAB}//evil.example`,
    `/${TAB}\\evil.example`,
    `/home${NUL}`,
    `/ho${NUL}me`,
  ]),
  ...group('scheme', [
    'https://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'http:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    `java${TAB}script:alert(1)`,
    `${START_OF_HEADING}javascript:alert(1)`,
    'javascript://%0aalert(1)',
    'data:text/html,<h1>evil</h1>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
  ]),
  ...group('userinfo', [
    `//evil.example@${app}`,
    `https://${app}@evil.example/`,
    `//${app}:443@evil.example`,
    `https://${app}.evil.example`,
    `https://evil.example#${app}`,
    `https://evil.example?${app}`,
    '@evil.example',
    ':80',
  ]),
  ...group('encoded', [
    '%2f%2fevil.example',
    '%252f%252fevil.example',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20//evil.example',
    '/%c0%af%c0%afevil.example',
    '/%',
    '/%zz',
  ]),
  ...group('dots', [
    '/./\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/../\\evil.example',
    '/%2e%2e//evil.example',
    '/x/%2e%2e//evil.example',
    '/slabs/..%2f..%2flogout',
    '.',
    '..',
    'home',
  ]),
  ...group('unicode', [
    `${FULLWIDTH_SLASH}${FULLWIDTH_SLASH}evil.example`,
    `/${IDEOGRAPHIC_STOP}${IDEOGRAPHIC_STOP}/evil.example`,
    '//evil%E3%80%82example',
    `//${CYRILLIC_IE}vil.example`,
    `/home${RIGHT_TO_LEFT_OVERRIDE}gnp.js`,
  ]),
  ...group('address', ['//[::ffff:7f00:1]', '//0x7f000001', '//2130706433']),
  ...group('loop', [
    '/login',
    '/LOGIN',
    '/login/',
    '/login?redirectFrom=//evil.example',
    '/logout',
    '/logout?x=1',
    '/forgot-password',
    '?redirectFrom=//evil.example',
    '#//evil.example',
  ]),
  ...group('junk', [
    '',
    '""',
    ' ',
    'null',
    'undefined',
    '[object Object]',
    '/__proto__',
    '/constructor',
    'a'.repeat(4000),
    `/home/${'a'.repeat(4000)}`,
    '/home//',
    '/home%2f',
    '/reset-password/1',
  ]),
];
