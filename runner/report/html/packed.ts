import { deflateSync } from 'node:zlib'

/** A value as JSON, deflated, in base 64: a few percent of its size, without characters that are special in HTML. */
export function packed(value: unknown): string {
  return deflateSync(JSON.stringify(value), { level: 9 }).toString('base64')
}
