import { assemble } from '#generators/assembly/assemble'
import { execute } from '#reference/execute/execute'
import type { Request, RunOutcome } from '#reference/execute/request'
import { validate } from '#reference/validate'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'

/** Parts of a compute shader with one storage buffer `%out` of `uint`, an array of them, and `%in` before it. */
export interface ComputeShader {
  readonly capabilities?: string
  readonly decorations?: string
  readonly declarations?: string
  readonly functions?: string
  readonly body: string
  /** Variables of the interface besides `%in` and `%out`. */
  readonly interfaces?: string
  readonly size?: string
}

/** The assembly of the shader. */
export function shaderText(shader: ComputeShader): string {
  return `OpCapability Shader
${shader.capabilities ?? ''}
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %in %out ${shader.interfaces ?? ''}
OpExecutionMode %main LocalSize ${shader.size ?? '1 1 1'}
OpDecorate %uints ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
${shader.decorations ?? ''}
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%uint2 = OpTypeVector %uint 2
%uint3 = OpTypeVector %uint 3
%uint4 = OpTypeVector %uint 4
%float2 = OpTypeVector %float 2
%uints = OpTypeRuntimeArray %uint
%block = OpTypeStruct %uints
%block_pointer = OpTypePointer StorageBuffer %block
%uint_pointer = OpTypePointer StorageBuffer %uint
%local_uint = OpTypePointer Function %uint
${Array.from({ length: 9 }, (_, n) => `%u${n} = OpConstant %uint ${n}`).join('\n')}
%in = OpVariable %block_pointer StorageBuffer
%out = OpVariable %block_pointer StorageBuffer
${shader.declarations ?? ''}
%main = OpFunction %void None %procedure
%start = OpLabel
${shader.body}
OpReturn
OpFunctionEnd
${shader.functions ?? ''}
`
}

/** Lines that load the first `count` elements of `%in` as `%i0`, `%i1`, ... */
export function loads(count: number): string {
  return Array.from(
    { length: count },
    (_, n) => `%in${n} = OpAccessChain %uint_pointer %in %u0 %u${n}\n%i${n} = OpLoad %uint %in${n}`,
  ).join('\n')
}

/** Lines that store values of type `uint` to the first elements of `%out`. */
export function stores(...ids: readonly string[]): string {
  return ids
    .map(
      (id, n) => `%out${n} = OpAccessChain %uint_pointer %out %u0 %u${n}\nOpStore %out${n} ${id}`,
    )
    .join('\n')
}

/** Octets of words, the low ones first. */
export function octets(...words: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(words).buffer)
}

/** Assembles, asks the judge whether the module is valid, and runs it. */
export function runText(text: string, request: Partial<Request> = {}): RunOutcome {
  const made = assemble(text, { version: 0x10600 })
  if (made.kind !== 'assembled') throw new Error(JSON.stringify(made.errors))
  const verdict = validate(made.words, newestEnvironment)
  if (verdict.kind !== 'valid') throw new Error(JSON.stringify(verdict))
  return execute(made.words, { groups: [1, 1, 1], ...request })
}

/** Runs the shader with `input` words and `outputs` words of zeros. */
export function run(
  shader: ComputeShader,
  input: readonly number[] = [0],
  request: Partial<Request> = {},
): RunOutcome {
  const bindings = new Map([
    ['0,0', octets(...input)],
    ['0,1', new Uint8Array(64)],
  ])
  return runText(shaderText(shader), { bindings, ...request })
}

/** The first words that the run leaves in `%out`; `undefined` for those that are open. */
export function words(outcome: RunOutcome, count: number): readonly (number | undefined)[] {
  if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome))
  const out = outcome.buffers.get('0,1')
  if (out === undefined) throw new Error('nothing was bound')
  const view = new DataView(out.bytes.buffer, out.bytes.byteOffset)
  return Array.from({ length: count }, (_, n) =>
    out.known.subarray(n * 4, n * 4 + 4).includes(0) ? undefined : view.getUint32(n * 4, true),
  )
}
