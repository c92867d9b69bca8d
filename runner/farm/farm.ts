import { hostname } from 'node:os'
import { errorText } from '../error-text.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import { openBlobStore } from './blobs/open-blob-store.ts'
import { type FarmAddress, farmAddress } from './farm-url.ts'
import { type FarmPackages, farmPackages, patientConnection, type Redis } from './packages.ts'

/** A Redis or Valkey through which campaigns and workers communicate, and the store for data too large for it. */
export interface Farm {
  readonly address: FarmAddress
  readonly packages: FarmPackages
  readonly redis: Redis
  readonly blobs: BlobStore
  /** Options of more connections. */
  readonly connection: object
  readonly close: () => void
}

/** Milliseconds that a server may take to answer for the first time. */
const patience = 10_000

async function answers(redis: Redis): Promise<string | undefined> {
  let why = `no answer within ${patience / 1000} s`
  redis.on('error', ({ message }) => {
    why = message
  })
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  const isThere = await Promise.race([
    redis.ping().then(
      () => true,
      (error: unknown) => {
        why = errorText(error)
        return false
      },
    ),
    tooLate,
  ])
  clearTimeout(timer)
  return isThere ? undefined : why
}

/**
 * Connects to a farm.
 *
 * @param url see {@link farmAddress}. No message repeats its user and password.
 * @param blobs a folder, or `s3://bucket/prefix`.
 */
export async function openFarm(url: string, blobs: string): Promise<Farm | Problem> {
  const address = farmAddress(url)
  if (isProblem(address)) return address
  const packages = await farmPackages()
  if (isProblem(packages)) return packages
  const store = await openBlobStore(blobs)
  if (isProblem(store)) return store
  const connection = patientConnection(address)
  const redis = new packages.Redis(connection)
  const why = await answers(redis)
  if (why === undefined)
    return {
      ...{ address, packages, redis, connection, blobs: store },
      close: () => redis.disconnect(),
    }
  redis.disconnect()
  return problem(
    'no-farm',
    `--farm ${address.shown}: ${why}`,
    'start redis-server there, and see docs/farm.md',
  )
}

/** This machine, for people to read. */
export const machineName = hostname
