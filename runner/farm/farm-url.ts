import { isIP } from 'node:net'
import { type Problem, problem } from '../problem.ts'

/** Where a farm's Redis or Valkey is, as its clients take it. */
export interface FarmAddress {
  readonly host: string
  readonly port: number
  readonly username?: string
  readonly password?: string
  readonly db?: number
  /** The name is left out for an address, which TLS does not allow there; the certificate must have it nevertheless. */
  readonly tls?: { readonly servername?: string }
  /** For messages: without user and password. */
  readonly shown: string
}

const usualPort = 6379

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The address in `redis://[user[:password]@]host[:port][/database]`, or `rediss://` for TLS.
 *
 * @returns a problem that does not repeat the URL, because it may contain a password.
 */
export function farmAddress(url: string): FarmAddress | Problem {
  const wrong = (what: string): Problem =>
    problem('bad-farm-url', `--farm: ${what}`, 'such as redis://localhost:6379')
  if (!URL.canParse(url)) return wrong('is not a URL')
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(url)
  if (protocol !== 'redis:' && protocol !== 'rediss:')
    return wrong('must begin with redis:// or rediss://')
  if (hostname === '') return wrong('names no host')
  if (search !== '' || hash !== '') return wrong('may have no ? and no #')
  const [user, secret] = [username, password].map(decoded)
  if (user === undefined || secret === undefined)
    return wrong('user and password must be percent-encoded')
  const database = pathname.replace(/^\//, '')
  if (!/^\d{0,4}$/.test(database)) return wrong('the path must be the number of a database')
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: port === '' ? usualPort : Number(port),
    ...(username === '' ? {} : { username: user }),
    ...(password === '' ? {} : { password: secret }),
    ...(database === '' ? {} : { db: Number(database) }),
    ...(protocol === 'rediss:' ? { tls: isIP(host) === 0 ? { servername: host } : {} } : {}),
    shown: `${protocol}//${hostname}:${port === '' ? usualPort : port}${database === '' ? '' : `/${database}`}`,
  }
}
