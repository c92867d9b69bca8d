import { decode } from '#reference/decode/decode'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'

/** The data of an export about a run. */
export interface RunInput {
  readonly words: Uint32Array
  readonly entryPoint: string
  readonly groups: Request['groups']
  /** Keyed by `set,binding`, or `heap,byte`. */
  readonly bindings: ReadonlyMap<string, Uint8Array>
  readonly pushConstants: Uint8Array
  /** Bytes by SpecId, the lowest first. */
  readonly specialization: ReadonlyMap<number, Uint8Array>
  readonly descriptorSizes?: ReadonlyMap<string, number>
}

/** The interpreter takes numbers, except for constant data. */
function specialized(bytes: Uint8Array, isData: boolean): bigint | Uint8Array {
  return isData ? bytes : bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

/** The buffers that the interpreter leaves, as hexadecimal digits. @throws if the run has no defined result. */
export function leftBy(input: RunInput): ReadonlyMap<string, string> {
  const { words, specialization, ...request } = input
  const { module } = decode(words)
  const data = new Set(module.all('OpSpecConstantDataKHR').map(({ result }) => result))
  const isData = (id: number) =>
    [...data].some((result) =>
      module.decorations(result).some(({ operands }) => operands[0]?.value === id),
    )
  const outcome = execute(words, {
    ...request,
    specialization: new Map(
      [...specialization].map(([id, value]) => [id, specialized(value, isData(id))]),
    ),
  })
  if (outcome.kind !== 'finished') throw new Error(`${outcome.kind}: ${outcome.message}`)
  return new Map(
    [...outcome.buffers].map(([key, { bytes }]) => [key, Buffer.from(bytes).toString('hex')]),
  )
}
