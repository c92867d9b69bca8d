import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asTyped, commandPrefix, ourCommand } from '#runner/our-command'
import { temporaryFolder } from './corpus/fake-corpus.ts'

describe('a command of ours in a message', () => {
  it('runs through npm in a checkout, and through npx if npm started the program or no shell finds it', () => {
    const installed = temporaryFolder()
    expect(commandPrefix(installed, { PATH: '/nowhere' })).toBe('npx spirv-cts')
    writeFileSync(join(installed, 'spirv-cts'), '')
    const PATH = `/nowhere${delimiter}${installed}`
    expect(commandPrefix(installed, { PATH })).toBe('spirv-cts')
    for (const how of ['exec', 'run-script'])
      expect(commandPrefix(installed, { PATH, npm_command: how })).toBe('npx spirv-cts')
    mkdirSync(join(installed, 'scripts'))
    writeFileSync(join(installed, 'scripts', 'cts.ts'), '')
    expect(commandPrefix(installed)).toBe('npm run -s cts --')
    expect(ourCommand('explain core/magic-number')).toBe(
      'npm run -s cts -- explain core/magic-number',
    )
  })

  it('is replaced in the words of a hint, and nothing else is', () => {
    expect(asTyped('spirv-cts tools lists them; a defect of spirv-cts; spirv-cts 0.1.0')).toBe(
      'npm run -s cts -- tools lists them; a defect of spirv-cts; spirv-cts 0.1.0',
    )
  })
})
