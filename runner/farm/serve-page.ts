import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { template } from '../render.ts'
import { drawnSeconds, pageView } from './page-view.ts'
import type { FarmStatus } from './status.ts'

/** A page that is served. */
export interface ServedPage {
  readonly url: string
  readonly close: () => Promise<void>
}

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

/** Milliseconds without an answer after which a farm counts as away. */
const silence = 5000

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body)
}

/**
 * Serves the page of a farm on the loopback interface; it only shows. Requests by another name than this machine's own
 * are refused, so that no foreign page reads it.
 *
 * @param port any free one when absent.
 */
export async function servePage(status: () => Promise<FarmStatus>, port = 0): Promise<ServedPage> {
  const fileOf = (name: string) => readFileSync(join(packageRoot(), 'templates/farm', name), 'utf8')
  const [page, main] = ['page', 'main'].map((name) => template(`farm/${name}.hbs`, 'xml')) as [
    ReturnType<typeof template>,
    ReturnType<typeof template>,
  ]
  const files = new Map([
    ['/style.css', ['text/css', fileOf('style.css')]],
    ['/script.js', ['text/javascript', fileOf('script.js')]],
  ] as const)
  const history: ReadonlyMap<string, number>[] = []
  let last: FarmStatus = { campaigns: [], workers: [] }
  let seen = performance.now()
  let isLooking = false
  async function look(): Promise<void> {
    // A farm that is away does not answer until it is back.
    if (isLooking) return
    isLooking = true
    last = await status().finally(() => {
      isLooking = false
    })
    seen = performance.now()
    history.push(new Map(last.workers.map(({ name, modules }) => [name, modules])))
    history.splice(0, history.length - drawnSeconds - 1)
  }
  await look()
  // A failure shows by the age of the last entry.
  const timer = setInterval(() => look().catch(() => {}), 1000)

  const server = createServer(({ url = '/', headers: { host = '' }, method }, response) => {
    const { port: bound } = server.address() as AddressInfo
    if (![`127.0.0.1:${bound}`, `localhost:${bound}`].includes(host))
      return send(response, 'text/plain', 'this is not a name of this machine', 421)
    if (method !== 'GET' && method !== 'HEAD')
      return send(response, 'text/plain', 'this page only shows', 405)
    const file = files.get(url as '/style.css')
    if (file !== undefined) return send(response, file[0], file[1])
    if (url !== '/' && url !== '/main' && url !== '/status.json')
      return send(response, 'text/plain', 'there is nothing here', 404)
    const isAway = performance.now() - seen > silence
    if (isAway && url !== '/') return send(response, 'text/plain', 'the farm is away', 503)
    if (url === '/status.json') return send(response, 'application/json', JSON.stringify(last))
    const body = main(pageView(last, history))
    return send(response, 'text/html', url === '/' ? page({ main: body }) : body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
