import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { packageHint } from '#runner/tools/hints'

const folder = mkdtempSync(join(tmpdir(), 'hints-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('names the package as the manager that is there names it', async () => {
  vi.stubEnv('PATH', folder)
  expect(await packageHint()).toContain('Vulkan SDK')
  writeFileSync(join(folder, 'brew'), '', { mode: 0o755 })
  expect(await packageHint()).toBe('brew install spirv-tools')
  writeFileSync(join(folder, 'pacman'), '', { mode: 0o755 })
  expect(await packageHint()).toBe('pacman -S spirv-tools')
})
