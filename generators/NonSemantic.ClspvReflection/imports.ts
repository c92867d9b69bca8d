import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { instead } from '../pairs/ways.ts'
import { importOf, reflecting, rowOf, setPrefix, written } from './shared/text.ts'

/** Versions that are not numbers, by the names of their ways. */
const noNumbers = {
  empty: '',
  word: 'latest',
  'letter-before': 'v6',
  'letter-after': '6a',
  'minus-sign': '-1',
  'plus-sign': '+6',
  fraction: '6.0',
  'period-after': '6.',
  'second-period': '.6',
  hexadecimal: '0x6',
  'blank-before': ' 6',
  'blank-after': '6 ',
  'line-feed-after': '6\n',
  'roman-digits': 'VI',
  'digit-beyond-ascii': '\u0666',
  'superscript-digit': '\u00b2',
}

/** Versions that are yet to come; some would wrap round to 1. */
const beyond = {
  seven: '7',
  nine: '9',
  ten: '10',
  'sixty-one': '61',
  'one-hundred': '100',
  'one-beyond-16-bits': '65537',
  'one-beyond-32-bits': '4294967297',
  'one-beyond-64-bits': '18446744073709551617',
  'thirty-digits': '6'.repeat(30),
}

const beyondSeven = {
  eight: '8',
  seventeen: '17',
  seventy: '70',
  'seven-beyond-32-bits': '4294967303',
  'seven-beyond-64-bits': '18446744073709551623',
  'one-hundred-and-seven': '107',
  digits: '7'.repeat(22),
}

/** The name of the import ends otherwise than the one of that version. */
function endings(version: number, ways: Readonly<Record<string, string>>) {
  const names = Object.entries(ways).map(([way, ending]) => [way, `"${setPrefix}${ending}"`])
  return instead(`"${setPrefix}${version}"`, Object.fromEntries(names))
}

const argument = written(rowOf('ArgumentStorageBuffer'), { optional: 0 })

/** Pieces of a module that uses the set or not, beside other sets. */
function imported(version: number, isUsed: boolean, ...others: readonly string[]) {
  const all = [
    importOf(version),
    ...others.map((name, at) => `%other_${at} = OpExtInstImport "${name}"`),
  ]
  return { ...(isUsed && reflecting(version, argument)), imports: all.join('\n') }
}

const [glsl, unlisted] = ['GLSL.std.450', 'NonSemantic.Unlisted']

const extension = 'OpExtension "SPV_KHR_non_semantic_info"'

/** Pairs of the rules on imports of the set. */
export const pairs = [
  ...[1, 2, 3, 4, 5, 6].flatMap((version) => {
    const others = [[], [glsl], [unlisted]][version % 3] ?? []
    const parts = imported(version, version % 2 === 0, ...others)
    const extended = { ...parts, extensions: version === 6 ? '' : extension }
    const environments = { environments: [`spv1.${version}`] }
    const shows = (rule: string, ways: Readonly<Record<string, string>>) =>
      pair(
        rule,
        `version-${version}`,
        'a version of the set is imported, alone or beside another set, used or not',
        extended,
        endings(version, ways),
        environments,
      )
    return [
      shows(
        'import-version-is-at-most-the-revision',
        Object.fromEntries(
          Object.entries(beyond).filter((_, at) => version === 6 || at % 5 === version - 1),
        ),
      ),
      shows('import-version-is-at-least-one', {
        zero: '0',
        ...(version > 4 && { 'two-zeros': '00' }),
      }),
      ...(version === 1 || version > 5
        ? [
            shows(
              'import-version-is-a-decimal-number',
              version > 1
                ? noNumbers
                : { empty: '', word: 'one', 'blank-after': '1 ', fraction: '1.0' },
            ),
          ]
        : []),
    ]
  }),
  pair(
    'import-name-carries-a-version',
    'bare-name',
    'a version follows the name of the set',
    imported(6, false),
    instead(`"${setPrefix}6"`, { 'bare-name': `"${setPrefix.slice(0, -1)}"` }),
  ),
  pair(
    'import-version-is-at-most-seven',
    'alone',
    'version 7 of the set is imported and used',
    { imports: importOf(7), after: written(rowOf('WorkgroupVariableSize')) },
    endings(7, beyondSeven),
  ),
  pair(
    'import-version-is-at-most-seven',
    'beside-version-six',
    'versions 7 and 6 are imported together, neither is used',
    { imports: `${importOf(7)}\n${importOf(6, 'second')}`, extensions: extension },
    endings(7, { eight: '8', 'one-hundred-and-seven': '107' }),
    { environments: ['spv1.0'] },
  ),
  ...[0, 1, 2, 3, 4, 5].map(
    (
      minor,
    ) => pairOf`non-semantic-info-is-declared-before-version-1-6/version-1.${minor} in spv1.${minor}
before version 1.6 the set comes with an extension
${imported(minor + 1, minor % 2 === 0)}
extensions: {${extension} | ${minor % 2 === 0 ? 'removed:' : 'another-instead: OpExtension "SPV_KHR_no_integer_wrap_decoration"'}}`,
  ),
]
