import type { Generator } from '../maker.ts'
import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'
import { type Program, reflectedProgram } from './shared/clspv/program.ts'
import { programs } from './shared/clspv/programs.ts'
import { importOf, strings } from './shared/text.ts'

/** Flags beyond the list, by the names of their ways. */
const flags = {
  'bit-1': 0x2,
  'bits-0-and-1': 0x3,
  'bit-2': 0x4,
  'bit-7': 0x80,
  'bit-8': 0x100,
  'bit-16': 0x1_0000,
  'bit-31': 0x8000_0000,
  'bits-0-and-31': 0x8000_0001,
  'all-bits': 0xffff_ffff,
  'all-bits-but-0': 0xffff_fffe,
}

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

const debug = `%name = OpString "main"
${attributes.map((text, at) => `%attributes_${at} = OpString "${text}"`).join('\n')}`

/** Kernels of one function with any numbers of arguments, flags and attributes; alternatives for some flags. */
function kernels(version: number, ways: string) {
  const lines = [0, 1, 255, 0xffff_ffff, 3].map((count, at) => {
    const own = at === 2 ? `{%uint_1${ways}}` : `%uint_${at % 2}`
    return `%kernel_${at} = OpExtInst %void %set Kernel %main %name %uint_${count} ${ways === '' ? `%uint_${at % 2}` : own} %attributes_${at}`
  })
  return { imports: importOf(version), debug, after: lines.join('\n') }
}

const flagWays = Object.entries(flags).map(([way, value]) => ` | ${way}: %uint_${value}`)

/** Ordinals that are too large, after the names of their ways. */
const faults = [
  'as-many: %uint_3',
  'one-more: %uint_4',
  'largest-signed: %uint_2147483647',
  'largest: %uint_4294967295',
]

/** A function without effect. */
function plain(name: string): string {
  return `%${name} = OpFunction %void None %signature
%${name}_block = OpLabel
OpReturn
OpFunctionEnd`
}

/** What is not a function. */
const noFunctions = {
  constant: '%uint_1',
  'spec-constant': '%spec_uint_1',
  null: '%null_uint',
  undef: '%a_uint',
  true: '%true',
  composite: '%uint2_1_1',
  string: '%string_Name',
  type: '%void',
  import: '%set',
  'argument-info': '%info',
  kernel: '%first',
  'first-of-another-set': '%first_of_others',
}

const ways = Object.entries(noFunctions).map(([way, id]) => ` | ${way}: ${id}`)

/** A Kernel with the operands that it has in a version. */
function kernel(result: string, version: number, entry: string, name: string): string {
  const more = version < 5 ? '' : ' %uint_3 %uint_0 %string_Attributes'
  return `%${result} = OpExtInst %void %set Kernel ${entry} ${name}${more}`
}

/** Names of entry points whose bytes end at every place of a word, and others that are close to them. */
const names: readonly (readonly [name: string, ways: Readonly<Record<string, string>>])[] = [
  ['a', { empty: '', 'one-character-more': 'a_' }],
  ['add', { 'another-name': 'unrelated', 'upper-case': 'ADD', 'blank-after': 'add ' }],
  ['copy', { 'last-character-missing': 'cop', 'name-of-another-entry-point': 'second' }],
  ['scale', { 'four-characters-only': 'scal', 'first-character-missing': 'cale' }],
  ['gr\u00f6\u00dfe', { 'without-diaeresis': 'gro\u00dfe' }],
  ['with blank', { 'without-blank': 'withblank' }],
  ['_Z3addPfS_', { demangled: 'add' }],
]

/** Further entry points beside the one of that name. */
const beside = [
  'OpEntryPoint GLCompute %second "second"',
  'OpEntryPoint GLCompute %second "second"\nOpEntryPoint GLCompute %main "another"',
  'OpEntryPoint GLCompute %second "second"\nOpEntryPoint Fragment %fragment "copy"',
]

/** Environments by minor version: each version of Vulkan that came with one of SPIR-V, and the newest. */
const environments: Readonly<Record<string, readonly string[]>> = {
  0: ['spv1.0', 'vulkan1.0', 'vulkan1.3'],
  3: ['spv1.3', 'vulkan1.1', 'vulkan1.3'],
  5: ['spv1.5', 'vulkan1.2', 'vulkan1.3'],
  6: ['spv1.6', 'vulkan1.3', 'vulkan1.4'],
}

/** Pairs of the rules on what a Kernel says of a kernel, and on ordinals; on the function and the name of a kernel. */
export const pairs = [
  pairOf`kernel-flags-are-listed-bits/version-6
kernels have and have not printf, no argument and many, and attributes or none
${kernels(6, flagWays.join(''))}`,
  pairOf`kernel-flags-are-listed-bits/version-5
kernels have flags from version 5 on
${kernels(5, flagWays.slice(0, 2).join(''))}`,
  ...[6, 5].map((version) =>
    pair(
      'kernel-attributes-hold-no-newline',
      `version-${version}`,
      'attributes are in one line',
      {
        imports: importOf(version),
        debug: strings,
        after:
          '%kernel = OpExtInst %void %set Kernel %main %string_Name %uint_1 %uint_0 %string_Attributes',
      },
      version === 6 ? newlines : { 'line-feed-inside': newlines['line-feed-inside'] },
    ),
  ),
  ...[1, 2, 3, 4].map(
    (version) => pairOf`kernel-has-two-operands-before-version-5/version-${version}
kernels have a function and a name, and nothing else yet
imports: ${importOf(version)}
debug: ${strings}
after: %kernel = OpExtInst %void %set Kernel %main %string_Name {| num-arguments: %uint_3
  | num-arguments-and-flags: %uint_3 %uint_0 | all-three: %uint_3 %uint_0 %string_Attributes}
%again = OpExtInst %void %set Kernel %main %string_Name`,
  ),
  ...[5, 6].map(
    (version) => pairOf`kernel-has-five-operands-from-version-5/version-${version}
kernels have a number of arguments, flags and attributes, too
imports: ${importOf(version)}
debug: ${strings}
after: %kernel = OpExtInst %void %set {Kernel %main %string_Name %uint_3 %uint_0 %string_Attributes
  | attributes-missing: 1 %main %string_Name %uint_3 %uint_0 | flags-and-attributes-missing: 1 %main %string_Name %uint_3
  | all-three-missing: 1 %main %string_Name}`,
  ),
  ...(
    [
      ['all-in-order', [0, 1, 2]],
      ['all-reversed', [2, 1, 0]],
      ['last-only', [2]],
      ['one-twice', [1, 1]],
    ] as const
  ).map(
    ([name, ordinals], turn) => pairOf`ordinal-is-below-num-arguments/${name}
some arguments of a kernel with three, or all of them, are reflected
imports: ${importOf(turn % 2 === 0 ? 6 : 5)}
debug: ${strings}
after: %kernel = OpExtInst %void %set Kernel %main %string_Name %uint_3 %uint_0 %string_Attributes
%none = OpExtInst %void %set Kernel %main %string_Name %uint_0 %uint_0 %string_Attributes
${ordinals
  .map(
    (ordinal, at) =>
      `%argument_${at} = OpExtInst %void %set ArgumentStorageBuffer %kernel {%uint_${ordinal} | ${faults[(at + turn) % 4]}} %uint_0 %uint_${at}`,
  )
  .join('\n')}`,
  ),
  ...[6, 4].map(
    (version) => pairOf`kernel-operand-is-a-function/version-${version}
kernels are functions, reflected one by one or all at the end
imports: ${importOf(version)}
%others = OpExtInstImport "NonSemantic.Unlisted"
debug: ${strings}
%string_second = OpString "second"
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint GLCompute %second "second"
modes: OpExecutionMode %main LocalSize 1 1 1
OpExecutionMode %second LocalSize 1 1 1
declarations: %first_of_others = OpExtInst %void %others 1
%info = OpExtInst %void %set ArgumentInfo %string_Name
before: ${plain('helper')}
after: ${kernel('first', version, '%main', '%string_Name')}
${plain('second')}
${kernel('of_second', version, `{%second${(version === 6 ? ways : ways.slice(8)).join('')}}`, '%string_second')}
${kernel('again', version, '%main', '%string_Name')}`,
  ),
  ...[6, 1].map(
    (version) => pairOf`kernel-function-is-a-glcompute-entry-point/version-${version}
the function of a kernel is an entry point, and other functions are none or of other models
imports: ${importOf(version)}
debug: ${strings}
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint Vertex %vertex "main"
OpEntryPoint Fragment %fragment "main"
modes: OpExecutionMode %main LocalSize 1 1 1
OpExecutionMode %fragment OriginUpperLeft
before: ${plain('helper')}
${plain('vertex')}
${plain('fragment')}
after: ${kernel('kernel', version, '{%main | plain-function: %helper | vertex-entry-point: %vertex | fragment-entry-point: %fragment}', '%string_Name')}`,
  ),
  ...names.map(([name, others], at) => {
    const version = at % 2 === 0 ? 6 : 4
    const more = beside[at % beside.length] ?? ''
    const string = Object.entries(others).map(([way, other]) => ` | ${way}: "${other}"`)
    return pairOf`kernel-name-is-a-name-of-its-entry-point/name-${at}
the name of a kernel is one of those of its entry point
imports: ${importOf(version)}
debug: ${strings}
%name = OpString {"${name}"${string.join('')}}
entryPoints: OpEntryPoint GLCompute %main "${name}"
${more}
modes: OpExecutionMode %main LocalSize 1 1 1
OpExecutionMode %second LocalSize 1 1 1
${more.includes('Fragment') ? 'OpExecutionMode %fragment OriginUpperLeft' : ''}
before: ${plain('second')}
${more.includes('Fragment') ? plain('fragment') : ''}
after: ${kernel('kernel', version, '%main', '%name')}`
  }),
  pairOf`kernel-name-is-a-name-of-its-entry-point/of-two-models
a function is the entry point of two models by one name
imports: ${importOf(6)}
debug: ${strings}
%string_vertex = OpString "vertex"
entryPoints: OpEntryPoint GLCompute %main "main"
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
