import { deflateSync, inflateSync } from 'node:zlib'
import { z } from 'zod'
import { fromBytes, toBytes } from '#generators/words/bytes'
import { type Environment, environmentByName } from '#spec/environments'
import { largestBlob } from './blobs/blob-store.ts'

/** The octets of a value as JSON: the same for the same value. */
export function pack(value: unknown): Uint8Array {
  return deflateSync(JSON.stringify(value))
}

/** The value of those octets, as the schema has it. Throws if it is not one. */
export function unpack<T>(octets: Uint8Array, schema: z.ZodType<T>): T {
  const text = inflateSync(octets, { maxOutputLength: 4 * largestBlob }).toString()
  return schema.parse(JSON.parse(text))
}

/** A module as {@link wordsText} writes it: its words as little-endian octets, base64. */
export const wordsSchema = z
  .strictObject({ words: z.string() })
  .transform(({ words }, context): Uint32Array => {
    const read = fromBytes(Buffer.from(words, 'base64'))
    if (read !== undefined) return read
    context.addIssue('is not whole words')
    return z.NEVER
  })

/** An environment as {@link wordsText} writes it: by its name. */
export const environmentSchema = z
  .strictObject({ environment: z.string() })
  .transform(({ environment }, context): Environment => {
    const read = environmentByName(environment)
    if (read !== undefined) return read
    context.addIssue(`there is no environment ${environment}`)
    return z.NEVER
  })

/** The form of words in JSON. */
export function wordsText(words: Uint32Array): { readonly words: string } {
  return { words: Buffer.from(toBytes(words)).toString('base64') }
}

/** The form of an environment in JSON. */
export function environmentText({ name }: Environment): { readonly environment: string } {
  return { environment: name }
}
