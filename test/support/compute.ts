import { assemble } from '#generators/assembly/assemble'
import { pair } from '#generators/pairs/pair'
import { execute } from '#reference/execute/execute'
import type { Request, RunOutcome } from '#reference/execute/request'
import { validate } from '#reference/validate'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'

/** Parts of a compute shader with one storage buffer `%out` of `uint`, an array of them, and `%in` before it. */
export interface ComputeShader {
  readonly capabilities?: string
  /** Beside GLSL.std.450. */
  readonly imports?: string
  readonly memoryModel?: string
  readonly debug?: string
  readonly decorations?: string
  readonly declarations?: string
  readonly functions?: string
  readonly body: string
  /** Variables of the interface besides `%in` and `%out`. */
  readonly interfaces?: string
  readonly size?: string
}

/** The buffers `%in` and `%out`. */
const annotations = `%words ArrayStride 4
%block Block, 0 Offset 0
%in DescriptorSet 0, Binding 0
%out DescriptorSet 0, Binding 1`
const declarations = `%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%in = OpVariable %pointer_StorageBuffer_block StorageBuffer
%out = OpVariable %pointer_StorageBuffer_block StorageBuffer`

/** The assembly of the shader, which is written in the notation of pairs (docs/pairs.md). */
export function shaderText(shader: ComputeShader): string {
  const pieces = {
    capabilities: `OpCapability Shader\n${shader.capabilities ?? ''}`,
    imports: `%glsl = OpExtInstImport "GLSL.std.450"\n${shader.imports ?? ''}`,
    memoryModel: shader.memoryModel ?? 'OpMemoryModel Logical GLSL450',
    debug: shader.debug ?? '',
    interfaces: `%in %out ${shader.interfaces ?? ''}`,
    modes: `%main LocalSize ${shader.size ?? '1 1 1'}`,
    annotations: `${annotations}\n${shader.decorations ?? ''}`,
    declarations: `${declarations}\n${shader.declarations ?? ''}`,
    body: shader.body,
    after: shader.functions ?? '',
  }
  return pair('module', 'text', 'a compute shader', pieces, {}, { environments: ['spv1.6'] })
    .control
}

/** Lines that load the first `count` elements of `%in` as `%i0`, `%i1`, ... */
export function loads(count: number): string {
  return Array.from(
    { length: count },
    (_, n) =>
      `%in${n} = OpAccessChain %pointer_StorageBuffer_uint %in %uint_0 %uint_${n}\n%i${n} = OpLoad %uint %in${n}`,
  ).join('\n')
}

/** Lines that store values of type `uint` to the first elements of `%out`. */
export function stores(...ids: readonly string[]): string {
  return ids
    .map(
      (id, n) =>
        `%out${n} = OpAccessChain %pointer_StorageBuffer_uint %out %uint_0 %uint_${n}\nOpStore %out${n} ${id}`,
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
