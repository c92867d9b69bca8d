import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { readInstalled } from '#runner/tools/installed'
import { toolDirectory } from '#runner/tools/tool-directory'

const { CI, REDIS_REQUIRED, REDIS_SERVER } = process.env

function ofTools(): string | undefined {
  const { suites = {} } = readInstalled(toolDirectory()) ?? {}
  const wrappers = Object.values(suites).map(({ programs }) => programs['redis-server']?.wrapper)
  const [wrapper] = wrappers.filter((path) => path !== undefined)
  return wrapper === undefined ? undefined : join(toolDirectory(), wrapper)
}

const places = [
  REDIS_SERVER,
  '/usr/bin/redis-server',
  '/usr/bin/valkey-server',
  '/usr/local/bin/redis-server',
  ofTools(),
]

/** The server of this machine; `undefined` if there is none. */
export const redisPath = places.find((place) => place !== undefined && existsSync(place))

/** Whether a machine without Redis fails the tests that need it. */
export const redisRequired = Boolean(CI ?? REDIS_REQUIRED)

/** Whether tests with Redis run: where it is required and missing, they fail. */
export const redisAsked = redisPath !== undefined || redisRequired

/** A port of the loopback interface that was free just now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A server for the tests alone, which keeps its data in a folder. */
export interface OwnRedis {
  readonly url: string
  readonly port: number
  /** Kills it and starts it again on its append-only file. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** @param options more of the server's, such as `--requirepass`. */
export async function startRedis(
  folder: string,
  options: readonly string[] = [],
): Promise<OwnRedis> {
  if (redisPath === undefined)
    throw new Error('no redis-server is installed; apt-get install redis-server')
  const port = await freePort()
  let server: ChildProcess
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = spawn(
        redisPath as string,
        [
          ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
          ...['--appendonly', 'yes', ...options],
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      server.once('error', reject)
      server.once('exit', (code) => reject(new Error(`redis-server ended (${code})`)))
      server.stdout?.on('data', (chunk: Buffer) => {
        if (/Ready to accept connections/.test(String(chunk))) resolve()
      })
    })
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    restart: async () => {
      await end('SIGKILL')
      await start()
    },
    stop: () => end('SIGTERM'),
  }
}
