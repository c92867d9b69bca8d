import { opcodeOf } from '#spec/grammar/opcodes'
import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { firstOf, withWord } from '../pairs/damaged.ts'
import { pairOf, piecesIn, ways } from '../pairs/pair-of.ts'
import {
  groups,
  hyphened,
  importOf,
  inReflecting,
  nameOf,
  reflecting,
  rowOf,
  setPrefix,
  strings,
  versionOf,
  written,
} from './shared/text.ts'

/** The number of the first instruction of the set becomes another one. */
const numbered = (number: number) => (words: Uint32Array) =>
  withWord(words, firstOf(words, opcodeOf('OpExtInst') ?? 0) + 4, number)

/** The rules on how many operands there are: what their ways are called, and what they make of a line's words. */
const lengths = (
  [
    ['required-operands-are-present', 0, 'last-missing-of', 'all-missing-of'],
    ['no-operands-beyond-the-last', 5, 'one-more-of', 'three-more-of'],
  ] as const
).flatMap(([rule, optional, usual, rarer]) =>
  groups(7).map((rows) => {
    // A Kernel lacks what came with version 5, before anything that it must have.
    const version =
      optional === 0 ? Math.max(4, ...rows.map(({ since }) => since)) : versionOf(rows)
    const lineOf = (row: (typeof rows)[number]) => written(row, { version, optional })
    const wrong = rows.flatMap((row) => {
      const line = lineOf(row)
      const words = line.replace(` ${row.name} `, ` ${row.number} `).split(' ')
      const [last = ''] = words.slice(-1)
      const hasList = row.operands.at(-1)?.quantifier === '*'
      if (optional > 0 && hasList) return []
      const others = [
        [usual, optional > 0 ? [...words, last] : words.slice(0, -1)],
        ...(row.number === 24
          ? [[rarer, optional > 0 ? [...words, last, last, last] : words.slice(0, 6)] as const]
          : []),
      ] as const
      return others.map(
        ([way, other]) =>
          [`${way}-${row.number}`, [[`${line}\n`, `${other.join(' ')}\n`]]] as const,
      )
    })
    return inReflecting(version, rows.map(lineOf).join('\n'))`${rule}/${nameOf(rows)}
instructions have all operands that they must have, and those that they can have or none of them
${ways(Object.fromEntries(wrong))}`
  }),
)

const later = reflectionInstructions.filter(({ since }) => since > 1)

/** Instructions that came later, each with the version that brought it, and imports of earlier ones. */
const inVersions = later.map((row) => {
  const { since, name, operands } = row
  // In version 5 a Kernel got operands.
  const takesKernel = operands.some(({ kind }) => kind === 'kernel')
  const least = takesKernel && since > 5 ? 5 : 1
  const earlier = {
    'one-version-early': since - 1,
    ...(row.number % 4 === 0 && { 'two-versions-early': since - 2 }),
    ...(row.number % 4 === 2 && since > 4 && { 'first-version': 1 }),
  }
  const others = Object.entries(earlier)
    .filter(([, version]) => version >= least)
    .map(([way, version]) => ` | ${way}: "${setPrefix}${version}"`)
  const line = written(row, { version: since })
  return pairOf`instruction-is-in-the-imported-version/${hyphened(name)}
an instruction is used with the version that brought it
${takesKernel ? reflecting(since, line) : { debug: strings, after: line }}
imports: %set = OpExtInstImport {"${setPrefix}${since}"${others.join('')}}`
})

/** All that a version has, each with so many of its optional operands, in a version of SPIR-V. */
const versions = [1, 2, 3, 4, 5, 6].map((version) => {
  const rows = reflectionInstructions.filter(({ since }) => since <= version)
  const lines = rows.map((row) => written(row, { version, optional: version - 1 }))
  const extension = version < 6 ? 'OpExtension "SPV_KHR_non_semantic_info"' : ''
  return inReflecting(
    version,
    lines.join('\n'),
  )`result-type-is-void/version-${version} in spv1.${version}
a version has all instructions of those before
extensions: ${extension}`
})

/** Instructions that do not lean on a function, so that they may come before one. */
const free = reflectionInstructions.filter(({ operands }) =>
  operands.every(({ kind }) => kind !== 'kernel' && kind !== 'function'),
)

/** Each instruction in another place: a turn decides which one. */
function inPlaces(turn: number) {
  const rows = reflectionInstructions.filter(({ since }) => since < 7)
  const at = (place: number) =>
    rows
      .filter(
        (row) =>
          (free.includes(row) ? (row.number + turn) % 5 : ((row.number + turn) % 4) + 1) === place,
      )
      .map((row) => written(row, { version: 6, optional: turn === 0 ? 1 : 0 }))
      .join('\n')
  const { after: referred, ...parts } = reflecting(6)
  // What stands in a function is referred to from there alone.
  const inFunction = (name: string, place: number) =>
    `${referred}\n${at(place)}`.replaceAll(/%(kernel|info)\b/g, `%$1_${name}`)
  return piecesIn(parts)`declarations: ${at(0)}
body: ${inFunction('own', 1)}
after: ${referred}
${at(2)}
%void %later()
%first: -> %next:
${inFunction('later', 3)}
OpReturn
OpFunctionEnd
${at(4)}`
}

const relaxed = `OpExtension "SPV_KHR_non_semantic_info"
OpExtension "SPV_KHR_relaxed_extended_instruction"`

const constantLine = written(rowOf('SpecConstantWorkDim'), { place: () => '%later' })
const kernelLine = written(rowOf('PropertyRequiredWorkgroupSize'))
const infoLine = written(rowOf('ArgumentSampler'))
const functionLine = written(rowOf('Kernel'), { version: 6 })

/** What is moved behind its use, by the name of the way, and the instruction, which may become another one. */
function ordered(suffix: string, instruction = (text: string, _: string) => text) {
  const [kernel = '', info = ''] = reflecting(6).after.split('\n')
  const constant = '%later = OpConstant %uint 77'
  const moved = (way: string, text: string, line: string) =>
    `{${text} | ${way}-${suffix}:}\n${instruction(line, `${way}-${suffix}`)}\n{| ${way}-${suffix}: ${text}}`
  return piecesIn(reflecting(6))`declarations: ${moved('constant', constant, constantLine)}
before: {| function-${suffix}: ${instruction(functionLine, '').replace('OpExtInst ', suffix === 'after' ? 'OpExtInstWithForwardRefsKHR ' : 'OpExtInst ')}}
after: {${functionLine} | function-${suffix}:}
${moved('kernel', kernel, kernelLine)}
%more = OpExtInst %void %set Kernel %main %string_Name %uint_3 %uint_1 %string_Attributes
${moved('argument-info', info, infoLine.replace('%kernel', '%more'))}`
}

const between = 'instruction-number-is-between-1-and-42'

/** Versions, and numbers that no instruction of them has. */
const numberRows = [
  [7, between, 'newest', [0, 43, 298, 0x8000_002a, 0xffff_ffff]],
  [1, between, 'oldest', [43, 100]],
  [6, 'instruction-number-is-defined', 'usual', [0, 42, 43, 257, 0x8000_0001, 0xffff_ffff]],
] as const

/** Instructions with each number of their optional operands. */
const optionals = ['ArgumentInfo', 'PrintfInfo'].flatMap((name) =>
  [0, 1, 2, 3, 4].map((optional) =>
    written(rowOf(name), { version: 6, optional, result: `${name}_${optional}` }).replace(
      '%uint_7 ',
      `%uint_${optional} `,
    ),
  ),
)

const results = `{%void | uint: %uint | int: %int | float: %float | bool: %bool | vector: %uint2 | structure: %uint_only}`

/** Pairs of the rules on the instructions of the set. */
export const pairs = [
  ...lengths,
  ...inVersions,
  ...versions,
  inReflecting(6, optionals.join('\n'))`no-operands-beyond-the-last/optional
an instruction has some of its optional operands, or a list of any length
changed: ${written(rowOf('ArgumentInfo'), { optional: 4, result: 'ArgumentInfo_4' })} {| one-more: %uint_1}`,
  ...[0, 1, 2, 3, 4].map(
    (turn) => pairOf`instructions-may-stand-between-and-after-functions/turn-${turn}
instructions stand among types, in blocks, between functions and behind the last one
${inPlaces(turn)}`,
  ),
  ...['Kernel', 'PushConstantGlobalSize'].map(
    (name) => inReflecting(6)`result-type-is-void/${hyphened(name)}
the result of an instruction of the set is void
+after: ${written(rowOf(name), { version: 6 }).replace('%void', results)}`,
  ),
  pairOf`operands-are-defined-before-use/order: what an instruction refers to comes before it
${ordered('after-its-use')}`,
  pairOf`not-executed-with-forward-references/order
what an instruction refers to comes before it, and instructions of another set refer forward
${ordered('after', (text, way) =>
  way === ''
    ? text
    : text.replace('OpExtInst ', `{OpExtInst | ${way}: OpExtInstWithForwardRefsKHR} `),
)}
extensions: ${relaxed}
imports: ${importOf(6)}
%others = OpExtInstImport "NonSemantic.Unlisted"
body: %forward = OpExtInstWithForwardRefsKHR %void %others 1 %of_10`,
  ...numberRows.map(
    ([version, rule, name, numbers]) =>
      pairOf`${rule}/${name}: the number of an instruction is one of the table
imports: ${importOf(version)}
after: ${written(rowOf(version === 7 ? 'WorkgroupVariableSize' : 'PushConstantGlobalSize'))}
${ways(Object.fromEntries(numbers.map((number) => [`number-${number}`, numbered(number)])))}`,
  ),
]
