import { toBytes } from '../../../generators/words/bytes.ts'
import type { Client } from '../../../scripts/browser/client.ts'
import type { Source } from '../../../scripts/browser/source.ts'

/**
 * The octets of a module as it is judged; `undefined` for a text that is none.
 *
 * @param environment the name of that in which it is judged: assembly is of its version.
 */
export async function savedModule(
  client: Client,
  source: Source,
  environment: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const read = await client.read(source)
  const octetsOf = (module: Uint8Array | Uint32Array) =>
    new Uint8Array(module instanceof Uint32Array ? toBytes(module) : module)
  if (read.form !== 'assembly') return octetsOf(read.module)
  const { environments } = await client.names()
  const version = environments.find(({ name }) => name === environment)?.version
  const assembled = await client.assemble(read.text, version === undefined ? {} : { version })
  return assembled.kind === 'assembled' ? octetsOf(assembled.words) : undefined
}
