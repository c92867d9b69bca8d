import { join } from 'node:path'
import { toBytes } from '#generators/words/bytes'
import { decode } from '#reference/decode/decode'
import { debugInfoOf } from '#reference/NonSemantic.Shader.DebugInfo/shared/debug-info'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { DebugTransformer } from '#scripts/dev/debug-survival/debug-transformer'
import { compiledSubjects, type DebugSubject } from '#scripts/dev/debug-survival/subjects'
import { sourcesIn } from '#scripts/dev/real/source'
import { environmentByName } from '#spec/environments'
import { assembly } from './assembly.ts'

/** The environment of the shader. */
export const environment = environmentByName('spv1.6') as NonNullable<
  ReturnType<typeof environmentByName>
>

/** A shader of two local variables and three lines; the last line is before the second. */
export function shader(version = 100): Uint8Array {
  const words = assembly(
    `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.Shader.DebugInfo.${version}"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "a.comp"
%nameMain = OpString "main"
%nameA = OpString "a"
%nameB = OpString "b"
%nameType = OpString "uint"
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%pointer = OpTypePointer Function %uint
%zero = OpConstant %uint 0
%two = OpConstant %uint 2
%three = OpConstant %uint 3
%five = OpConstant %uint 5
%seven = OpConstant %uint 7
%wide = OpConstant %uint 32
%encoding = OpConstant %uint 6
%language = OpConstant %uint 2
%signature = OpTypeFunction %void
%source = OpExtInst %void %set DebugSource %file
%unit = OpExtInst %void %set DebugCompilationUnit %two %two %source %language
%type = OpExtInst %void %set DebugTypeBasic %nameType %wide %encoding %zero
%kind = OpExtInst %void %set DebugTypeFunction %three %void
%function = OpExtInst %void %set DebugFunction %nameMain %kind %source %two %zero %unit %nameMain %zero %two
%expression = OpExtInst %void %set DebugExpression
%local = OpExtInst %void %set DebugLocalVariable %nameA %type %source %three %zero %function %zero
%other = OpExtInst %void %set DebugLocalVariable %nameB %type %source %five %zero %function %zero
%main = OpFunction %void None %signature
%entry = OpLabel
%a = OpVariable %pointer Function
%b = OpVariable %pointer Function
%scope = OpExtInst %void %set DebugScope %function
%definition = OpExtInst %void %set DebugFunctionDefinition %function %main
%declared = OpExtInst %void %set DebugDeclare %local %a %expression
%line1 = OpExtInst %void %set DebugLine %source %three %three %zero %zero
OpStore %a %two
%value = OpExtInst %void %set DebugValue %other %two %expression
%line2 = OpExtInst %void %set DebugLine %source %seven %seven %zero %zero
OpStore %b %three
%line3 = OpExtInst %void %set DebugLine %source %five %five %zero %zero
OpReturn
OpFunctionEnd
`,
    { version: 0x0001_0600 },
  )
  return toBytes(words)
}

/** A module without the instructions of the set that have that name. */
export function without(module: Uint8Array | Uint32Array, name: string): Uint8Array {
  const decoded = decode(module).module
  const { words } = decoded
  const kept = [...decoded.instructions]
    .filter((instruction) => debugInfoOf(decoded, instruction)?.row?.name !== name)
    .flatMap(({ word, wordCount }) => [...words.subarray(word, word + wordCount)])
  return toBytes(Uint32Array.of(...words.subarray(0, 5), ...kept))
}

/** A transformer that changes every module so. */
export function transformer(
  name: string,
  change: (module: Uint8Array | Uint32Array) => Uint8Array,
): DebugTransformer {
  return {
    name,
    takeAll: async (questions) =>
      questions.map(({ module }) => ({ kind: 'output', value: change(module) })),
  }
}

/** A transformer that leaves modules as they are. */
export const untouched = transformer('nothing', (module) => without(module, 'none'))

/** A small real shader, compiled with debug information by the glslang of an installed suite. */
export async function compiledShader(): Promise<readonly DebugSubject[]> {
  const shaders = sourcesIn(join(packageRoot(), 'test/real')).filter(({ file }) =>
    file.endsWith('bits.comp'),
  )
  const subjects = await compiledSubjects(shaders)
  if (isProblem(subjects)) throw new Error(subjects.message)
  return subjects
}
