import type { Generator } from '../maker.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'
import { type Program, reflectedProgram } from './shared/clspv/program.ts'
import { programs } from './shared/clspv/programs.ts'
import { importOf, inSpeaking } from './shared/text.ts'

/** Flags beyond the list, after the names of their ways. */
const flags = ` | bit-1: %uint_2 | bits-0-and-1: %uint_3`
const moreFlags = ` | bit-2: %uint_4 | bit-7: %uint_128 | bit-8: %uint_256 | bit-16: %uint_65536
  | bit-31: %uint_2147483648 | bits-0-and-31: %uint_2147483649 | all-bits: %uint_4294967295
  | all-bits-but-0: %uint_4294967294`

/** What kernels with flags show, by the version. */
const flagged = {
  6: 'kernels have and have not printf, no argument and many, and attributes or none',
  5: 'kernels have flags from version 5 on',
} as const

const attributes = [
  '',
  'reqd_work_group_size(8,4,1)',
  'vec_type_hint(float4) work_group_size_hint(64,1,1) kernel_arg_info',
  'work_group_size_hint(64, 1, 1)',
  'intel_reqd_sub_group_size( 16)',
]

/** Bytes of a string become others, as many, where they are for the first time. */
function respelled(from: string, to: string): Damage {
  return (words) => {
    const copy = words.slice()
    const bytes = new Uint8Array(copy.buffer)
    const text = String.fromCharCode(...bytes)
    const at = text.indexOf(from)
    bytes.set(
      Array.from(to, (character) => character.charCodeAt(0)),
      at,
    )
    return copy
  }
}

const newlines = {
  'line-feed-inside': respelled('work_group_size(8', 'work\ngroup_size(8'),
  'line-feed-before': respelled('reqd_work', '\neqd_work'),
  'line-feed-after': respelled('(8,4,1)', '(8,4,1\n'),
  'carriage-return-inside': respelled('work_group_size(8', 'work\rgroup_size(8'),
  'carriage-return-after': respelled('(8,4,1)', '(8,4,1\r'),
  'carriage-return-and-line-feed-inside': respelled('group_size(8', 'group\r\nize(8'),
}

/** Kernels of one function with any numbers of arguments, flags and attributes. */
const kernels = [0, 1, 255, 0xffff_ffff, 3].map(
  (count, at) =>
    `%kernel_${at} = OpExtInst %void %set Kernel %main %name %uint_${count} %uint_${at % 2} %attributes_${at}`,
)

/** Ordinals that are too large, after the names of their ways. */
const faults = [
  'as-many: %uint_3',
  'one-more: %uint_4',
  'largest-signed: %uint_2147483647',
  'largest: %uint_4294967295',
]

/** Ordinals of the arguments that are reflected, in that order. */
const orders = {
  'all-in-order': [0, 1, 2],
  'all-reversed': [2, 1, 0],
  'last-only': [2],
  'one-twice': [1, 1],
} as const

/** What is not a function: instructions of sets, and all else. */
const results = ` | import: %set | argument-info: %info | kernel: %first | first-of-another-set: %first_of_others`
const noFunctions = ` | constant: %uint_1 | spec-constant: %spec_uint_1 | null: %null_uint | undef: %a_uint
  | true: %true | composite: %uint2_1_1 | string: %string_Name | type: %void${results}`

/** A Kernel with the operands that it has in a version. */
function kernel(
  result: string,
  version: number,
  entry = '%main',
  name = '%string_Name',
  count = 3,
) {
  const more = version < 5 ? '' : ` %uint_${count} %uint_0 %string_Attributes`
  return `%${result} = OpExtInst %void %set Kernel ${entry} ${name}${more}`
}

/** Names of entry points whose bytes end at every place of a word, and others that are close to them. */
const names = [
  ['a', ' | empty: "" | one-character-more: "a_"'],
  ['add', ' | another-name: "unrelated" | upper-case: "ADD" | blank-after: "add "'],
  ['copy', ' | last-character-missing: "cop" | name-of-another-entry-point: "second"'],
  ['scale', ' | four-characters-only: "scal" | first-character-missing: "cale"'],
  ['gr\u00f6\u00dfe', ' | without-diaeresis: "gro\u00dfe"'],
  ['with blank', ' | without-blank: "withblank"'],
  ['_Z3addPfS_', ' | demangled: "add"'],
] as const

/** Further entry points beside the one of that name, and further functions and modes. */
const beside = [
  ['', '', ''],
  ['OpEntryPoint GLCompute %main "another"', '', ''],
  ['OpEntryPoint Fragment %fragment "copy"', '%fragment OriginUpperLeft', '%void %fragment()'],
] as const

/** Environments by minor version: each version of Vulkan that came with one of SPIR-V, and the newest. */
const environments: Readonly<Record<string, readonly string[]>> = {
  0: ['spv1.0', 'vulkan1.0', 'vulkan1.3'],
  3: ['spv1.3', 'vulkan1.1', 'vulkan1.3'],
  5: ['spv1.5', 'vulkan1.2', 'vulkan1.3'],
  6: ['spv1.6', 'vulkan1.3', 'vulkan1.4'],
}

/** Pairs of the rules on what a Kernel says of a kernel, and on ordinals; on the function and the name of a kernel. */
export const pairs = [
  ...([6, 5] as const).map(
    (version) => pairOf`kernel-flags-are-listed-bits/version-${version}: ${flagged[version]}
imports: ${importOf(version)}
debug: %name = OpString "main"
${attributes.map((text, at) => `%attributes_${at} = OpString "${text}"`).join('\n')}
after: ${kernels.join('\n').replace('255 %uint_0', `255 {%uint_1${flags}${version === 6 ? moreFlags : ''}}`)}`,
  ),
  ...[6, 5].map(
    (version) =>
      inSpeaking(
        version,
      )`kernel-attributes-hold-no-newline/version-${version}: attributes are in one line
after: ${kernel('kernel', 6, '%main', '%string_Name', 1)}
${ways(version === 6 ? newlines : { 'line-feed-inside': newlines['line-feed-inside'] })}`,
  ),
  ...[1, 2, 3, 4].map(
    (version) => inSpeaking(version)`kernel-has-two-operands-before-version-5/version-${version}
kernels have a function and a name, and nothing else yet
after: ${kernel('kernel', version)} {| num-arguments: %uint_3
  | num-arguments-and-flags: %uint_3 %uint_0 | all-three: %uint_3 %uint_0 %string_Attributes}
${kernel('again', version)}`,
  ),
  ...[5, 6].map(
    (version) => inSpeaking(version)`kernel-has-five-operands-from-version-5/version-${version}
kernels have a number of arguments, flags and attributes, too
after: %kernel = OpExtInst %void %set {Kernel %main %string_Name %uint_3 %uint_0 %string_Attributes
  | attributes-missing: 1 %main %string_Name %uint_3 %uint_0 | flags-and-attributes-missing: 1 %main %string_Name %uint_3
  | all-three-missing: 1 %main %string_Name}`,
  ),
  ...Object.entries(orders).map(
    ([name, ordinals], turn) =>
      inSpeaking(turn % 2 === 0 ? 6 : 5)`ordinal-is-below-num-arguments/${name}
some arguments of a kernel with three, or all of them, are reflected
after: ${kernel('kernel', 5)}
${kernel('none', 5, '%main', '%string_Name', 0)}
${ordinals
  .map(
    (ordinal, at) =>
      `%argument_${at} = OpExtInst %void %set ArgumentStorageBuffer %kernel {%uint_${ordinal} | ${faults[(at + turn) % 4]}} %uint_0 %uint_${at}`,
  )
  .join('\n')}`,
  ),
  ...[6, 4].map(
    (version) => inSpeaking(version)`kernel-operand-is-a-function/version-${version}
kernels are functions, reflected one by one or all at the end
+imports: %others = OpExtInstImport "NonSemantic.Unlisted"
+debug: %string_second = OpString "second"
entryPoints: GLCompute %main, GLCompute %second
declarations: %first_of_others = OpExtInst %void %others 1
%info = OpExtInst %void %set ArgumentInfo %string_Name
before: %void %helper()
after: ${kernel('first', version)}
%void %second()
%second_block: OpReturn
OpFunctionEnd
${kernel('of_second', version, `{%second${version === 6 ? noFunctions : results}}`, '%string_second')}
${kernel('again', version)}`,
  ),
  ...[6, 1].map(
    (version) => inSpeaking(version)`kernel-function-is-a-glcompute-entry-point/version-${version}
the function of a kernel is an entry point, and other functions are none or of other models
entryPoints: GLCompute %main
OpEntryPoint Vertex %vertex "main"
OpEntryPoint Fragment %fragment "main"
before: %void %helper()
%void %vertex()
%void %fragment()
after: ${kernel('kernel', version, '{%main | plain-function: %helper | vertex-entry-point: %vertex | fragment-entry-point: %fragment}')}`,
  ),
  ...names.map(([name, others], at) => {
    const version = at % 2 === 0 ? 6 : 4
    const [entryPoint, mode, more] = beside[at % 3] ?? beside[0]
    return inSpeaking(version)`kernel-name-is-a-name-of-its-entry-point/name-${at}
the name of a kernel is one of those of its entry point
+debug: %name = OpString {"${name}"${others}}
entryPoints: OpEntryPoint GLCompute %main "${name}"
GLCompute %second
${entryPoint}
modes: %main %second LocalSize 1 1 1
${mode}
before: %void %second()
${more}
after: ${kernel('kernel', version, '%main', '%name')}`
  }),
  inSpeaking(6)`kernel-name-is-a-name-of-its-entry-point/of-two-models
a function is the entry point of two models by one name
+debug: %string_vertex = OpString "vertex"
entryPoints: GLCompute %main
OpEntryPoint Vertex %main "main"
OpEntryPoint Vertex %main "vertex"
modes:
after: ${kernel('kernel', 6, '%main', '{%string_Name | attributes: %string_Attributes}')}`,
]

export const generators: readonly Generator[] = [
  {
    name: 'clspv-programs',
    rule: 'kernel-function-is-a-glcompute-entry-point',
    alsoApplies: ['operands-are-defined-before-use'],
    summary: 'whole shaders as clspv compiles them from OpenCL C, with all that it says of them',
    environments: ({ minor = '6' }) => environments[minor] ?? ['spv1.6'],
    build(choices) {
      const name = choices.pick('program', Object.keys(programs))
      const program = programs[name] as Program
      const turningPoints = [6, 5, 3, 2, 1].filter((version) => version >= program.since)
      const version = choices.pick('version', [...new Set([...turningPoints, program.since])])
      const minor = choices.pick('minor', [6, 5, 3, 0])
      return reflectedProgram(program, minor, version)
    },
  },
]
