import { firstOf, withWord } from '../pairs/damaged.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

const standard = '%glsl = OpExtInstImport "GLSL.std.450"'
const example = '%example = OpExtInstImport "NonSemantic.Example"'

/** Two non-semantic instructions of a set that nobody knows, of which one uses the other, and a sum. */
const results: Pieces = {
  imports: `${standard}
${example}
%another = OpExtInstImport "NonSemantic.Another"`,
  debug: 'OpName %number "number"',
  declarations: `%global = OpExtInst %float %example 1 %float_1`,
  before: `%float %helper()
OpReturnValue {%float_0 | global-returned: %global}`,
  body: `%number = OpExtInst %float %example 1 %float_1
%same_set = OpExtInst %float %example 2 %number %global
%other_set = OpExtInst %void %another 1 %number %same_set
%root = OpExtInst %float %glsl Sqrt {%float_1 | standard-set: %number}
%sum = OpFAdd %float {%root | added: %number} %float_0
%called = OpFunctionCall %float %helper
OpStore %variable_Private_float {%sum | stored: %same_set}`,
}

const forwardExtensions = `OpExtension "SPV_KHR_non_semantic_info"
OpExtension "SPV_KHR_relaxed_extended_instruction"`

const forward: Pieces = {
  extensions: forwardExtensions,
  imports: example,
  declarations: `%known = OpExtInst %void %example 1
%early = OpExtInstWithForwardRefsKHR %void %example 2 %known {%late | earlier-only: %known}
%two = OpExtInstWithForwardRefsKHR %void %example 2 {%main %uint_0 | constants-only: %uint_1 %uint_0
  | none:}
%late = OpExtInst %void %example 3 %early`,
}

/** A block that nothing reaches, in which an instruction refers to one of the next block. */
function unreached(line: string, later: string): Pieces {
  return {
    extensions: forwardExtensions,
    end: `OpReturn
%unreached: ${line}
-> %next: ${later}
OpReturn`,
  }
}

/** Words in which the set of the first extended instruction is what the first of an opcode results in. */
function withSet(words: Uint32Array, opcode: number, result: number): Uint32Array {
  return withWord(words, firstOf(words, 12) + 3, words[firstOf(words, opcode) + result] ?? 0)
}

/** Pairs of the rules on extended instructions and the extensions that they need. */
export const pairs = [
  pairOf`non-semantic-extension/version-1.5 in spv1.5
a version before 1.6 imports non-semantic sets by an extension
extensions: {OpExtension "SPV_KHR_non_semantic_info" | without-extension:
  | other-extension: OpExtension "SPV_KHR_relaxed_extended_instruction"}
imports: ${standard}
%print = OpExtInstImport "NonSemantic.DebugPrintf"`,
  pairOf`non-semantic-extension/version-1.0 in spv1.0
a set that nobody knows is imported by the extension too
${kernel}
extensions: {OpExtension "SPV_KHR_non_semantic_info" | without-extension:}
imports: %opencl = OpExtInstImport "OpenCL.std"
${example}
body: %note = OpExtInst %void %example 1 %uint_0`,
  pairOf`non-semantic-extension/standard-set in spv1.4
a version before 1.6 imports the standard set without an extension
imports: ${standard}
changed: {%glsl = OpExtInstImport "GLSL.std.450"
| debug-information:
${standard}
%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
| nothing-behind-the-period:
${standard}
%empty = OpExtInstImport "NonSemantic."}`,
  pairOf`extended-set-is-import/standard-set
a root is taken by an instruction of an imported set
imports: ${standard}
debug: %text = OpString "GLSL.std.450"
body: %root = OpExtInst %float %glsl Sqrt %float_1
${ways({
  string: (words) => withSet(words, 7, 1),
  type: (words) => withSet(words, 22, 1),
  constant: (words) => withSet(words, 43, 2),
  function: (words) => withSet(words, 54, 2),
})}`,
  pairOf`non-semantic-result-use/among-themselves
results of non-semantic instructions are used by such instructions of any set, and are named
${results}`,
  pairOf`non-semantic-result-use/by-extension in spv1.4
a version before 1.6 keeps non-semantic results apart as well
extensions: OpExtension "SPV_KHR_non_semantic_info"
imports: ${example}
body: %number = OpExtInst %uint %example 7 %uint_1
%note = OpExtInst %void %example 8 %number
%sum = OpIAdd %uint {%uint_1 | added: %number} %uint_2
%pair = OpCompositeConstruct %uint2 {%uint_1 | constructed: %number} %sum`,
  pairOf`forward-reference-present/types-and-constants
instructions outside functions refer to a later one and to a function
${forward}`,
  pairOf`forward-reference-present/by-extension in spv1.5
an instruction of version 1.5 refers to two later ones
extensions: ${forwardExtensions}
imports: ${example}
declarations: %known = OpExtInst %void %example 1
%early = OpExtInstWithForwardRefsKHR %void %example 2 {%late %later | earlier-only: %known %known}
%late = OpExtInst %void %example 3
%later = OpExtInst %void %example 3`,
  pairOf`forward-reference-non-semantic/unreached-block
a set that begins with NonSemantic refers forward in a block that nothing reaches
${unreached(
  '%early = OpExtInstWithForwardRefsKHR %float {%example 31 | standard-set: %glsl Sqrt} %late',
  '%late = OpFAdd %float %float_0 %float_1',
)}
imports: ${standard}
${example}`,
  pairOf`forward-reference-non-semantic/kernel
a kernel refers forward by a non-semantic set, not by the one of its language
${kernel}
${unreached(
  '%early = OpExtInstWithForwardRefsKHR %uint {%example 151 | opencl-set: %opencl clz} %late',
  '%late = OpIAdd %uint %uint_1 %uint_2',
)}
imports: %opencl = OpExtInstImport "OpenCL.std"
${example}`,
]
