import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'

interface Locked {
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
}

const { packages } = JSON.parse(readFileSync(join(packageRoot(), 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}
const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)

it('the lock file has the digest of every package, wherever it comes from', () => {
  expect(locked.length).toBeGreaterThan(100)
  const without = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(without.map(([path]) => path)).toEqual([])
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
