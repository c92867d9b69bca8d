import { pairOf } from '../pairs/pair-of.ts'
import { importOf, strings } from './shared/text.ts'

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

/** Pairs of the rules on the function and the name of a kernel. */
export const pairs = [
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
