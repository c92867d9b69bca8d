import { type Problem, problem } from '../../problem.ts'
import { sha256 } from '../sha256.ts'
import { type BlobStore, isBlobName, largestBlob } from './blob-store.ts'

// The part of @aws-sdk/client-s3 that is used; it is an optional peer, so that its own types may be missing.
interface Sdk {
  readonly S3Client: new (
    options: object,
  ) => {
    readonly send: (command: object) => Promise<{
      readonly Body?: { readonly transformToByteArray: () => Promise<Uint8Array> }
      readonly ContentLength?: number
    }>
  }
  readonly PutObjectCommand: new (input: object) => object
  readonly GetObjectCommand: new (input: object) => object
}

const sdkName = '@aws-sdk/client-s3'

/**
 * Blobs as objects of an S3-compatible store. Endpoint, region and credentials are those of the SDK's environment:
 * `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` and so on.
 *
 * @param place `s3://bucket` or `s3://bucket/prefix`.
 */
export async function openS3Store(place: string): Promise<BlobStore | Problem> {
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(place) ?? []
  if (bucket === undefined)
    return problem('bad-usage', `--blobs ${place}: expected s3://bucket/prefix`)
  let sdk: Sdk
  try {
    sdk = await import(sdkName)
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    return problem(
      'no-package',
      `--blobs ${place} needs the package ${sdkName}, which is not installed`,
      `npm install ${sdkName}`,
    )
  }
  // Stores other than Amazon's have buckets in the path, not in the host's name.
  const client = new sdk.S3Client({ forcePathStyle: true })
  const keyOf = (name: string): string => {
    if (!isBlobName(name)) throw new Error('a blob must be named by its SHA-256')
    return [prefix?.replace(/\/$/, ''), name.slice(0, 2), name].filter(Boolean).join('/')
  }
  return {
    shown: place,
    put: async (octets) => {
      if (octets.length > largestBlob) throw new Error(`a blob has ${octets.length} octets`)
      const name = sha256(octets)
      const object = { Bucket: bucket, Key: keyOf(name) }
      await client.send(new sdk.PutObjectCommand({ ...object, Body: octets }))
      return name
    },
    get: async (name) => {
      const object = { Bucket: bucket, Key: keyOf(name) }
      const { Body, ContentLength = 0 } = await client.send(new sdk.GetObjectCommand(object))
      if (ContentLength > largestBlob) throw new Error(`the blob ${name} is too large`)
      const octets = (await Body?.transformToByteArray()) ?? new Uint8Array()
      if (sha256(octets) !== name) throw new Error(`the blob ${name} has other octets`)
      return octets
    },
  }
}
