import { pairOf } from '../pairs/pair-of.ts'
import { importOf, reflecting, rowOf, setPrefix, written } from './shared/text.ts'

/** Versions that are not numbers, after the names of their ways. */
const noNumbers = ` | empty: "" | word: "latest" | letter-before: "v6" | letter-after: "6a" | minus-sign: "-1"
  | plus-sign: "+6" | fraction: "6.0" | period-after: "6." | second-period: ".6" | hexadecimal: "0x6"
  | blank-before: " 6" | blank-after: "6 " | line-feed-after: "6\n" | roman-digits: "VI"
  | digit-beyond-ascii: "\u0666" | superscript-digit: "\u00b2"`

/** Versions that are yet to come; some would wrap round to 1. */
const beyond = ` | seven: "7" | nine: "9" | ten: "10" | sixty-one: "61" | one-hundred: "100"
 | one-beyond-16-bits: "65537" | one-beyond-32-bits: "4294967297"
 | one-beyond-64-bits: "18446744073709551617" | thirty-digits: "${'6'.repeat(30)}"`

const beyondSeven = ` | eight: "8" | seventeen: "17" | seventy: "70" | seven-beyond-32-bits: "4294967303"
  | seven-beyond-64-bits: "18446744073709551623" | one-hundred-and-seven: "107" | digits: "${'7'.repeat(22)}"`

/** An import of a version, whose name ends otherwise in some ways. */
function importWith(version: number, ways: string): string {
  const others = ways.replaceAll(': "', `: "${setPrefix}`)
  return importOf(version).replace(/".*"/, (name) => `{${name}${others}}`)
}

/** Pieces of a module that uses the set or not. */
function used(version: number, isUsed: boolean) {
  return isUsed ? reflecting(version, written(rowOf('ArgumentStorageBuffer'), { optional: 0 })) : {}
}

/** Other sets, by the version in whose module they are. */
const beside = [
  '',
  '%other = OpExtInstImport "GLSL.std.450"',
  '%other = OpExtInstImport "NonSemantic.Unlisted"',
]

const extension = 'OpExtension "SPV_KHR_non_semantic_info"'

/** Pairs of the rules on imports of the set. */
export const pairs = [
  ...[1, 2, 3, 4, 5, 6].flatMap((version) => {
    const shows = (rule: string, ways: string) =>
      pairOf`${rule}/version-${version} in spv1.${version}
a version of the set is imported, alone or beside another set, used or not
${used(version, version % 2 === 0)}
extensions: ${version === 6 ? '' : extension}
imports: ${importWith(version, ways)}
${beside[version % 3]}`
    const later = beyond
      .split(/(?= \| )/)
      .filter((_, at) => version === 6 || at % 5 === version - 1)
    const least = ` | zero: "0"${version > 4 ? ' | two-zeros: "00"' : ''}`
    const one = ' | empty: "" | word: "one" | blank-after: "1 " | fraction: "1.0"'
    return [
      shows('import-version-is-at-most-the-revision', later.join('')),
      shows('import-version-is-at-least-one', least),
      ...(version === 1 || version > 5
        ? [shows('import-version-is-a-decimal-number', version > 1 ? noNumbers : one)]
        : []),
    ]
  }),
  pairOf`import-name-carries-a-version/bare-name: a version follows the name of the set
imports: %set = OpExtInstImport {"${setPrefix}6" | bare-name: "${setPrefix.slice(0, -1)}"}`,
  pairOf`import-version-is-at-most-seven/alone: version 7 of the set is imported and used
imports: ${importWith(7, beyondSeven)}
after: ${written(rowOf('WorkgroupVariableSize'))}`,
  pairOf`import-version-is-at-most-seven/beside-version-six in spv1.0
versions 7 and 6 are imported together, neither is used
extensions: ${extension}
imports: ${importWith(7, ' | eight: "8" | one-hundred-and-seven: "107"')}
${importOf(6, 'second')}`,
  ...[0, 1, 2, 3, 4, 5].map(
    (
      minor,
    ) => pairOf`non-semantic-info-is-declared-before-version-1-6/version-1.${minor} in spv1.${minor}
before version 1.6 the set comes with an extension
${used(minor + 1, minor % 2 === 0)}
imports: ${importOf(minor + 1)}
extensions: {${extension} | ${minor % 2 === 0 ? 'removed:' : 'another-instead: OpExtension "SPV_KHR_no_integer_wrap_decoration"'}}`,
  ),
]
