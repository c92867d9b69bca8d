import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '#runner/package-root'
import '../support/needs-tools.ts'

const root = packageRoot()
const tsx = fileURLToPath(import.meta.resolve('tsx'))

/** The end of a program of a few lines whose output is closed at once, if `closed`, and its message. */
async function ending(code: string, closed: boolean) {
  const args = ['--import', tsx, '--conditions=source', '--input-type=module', '-e', code]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  if (closed) child.stdout.destroy()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk)
    })
  const exitCode = await new Promise((resolve) => child.once('close', resolve))
  return { exitCode, said: text }
}

/** Scripts that `npm run` starts, other than the command line. */
function scriptFiles(): readonly string[] {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return Object.values(scripts)
    .flatMap((line) => /\bscripts\/[a-z/-]+\.ts/.exec(line) ?? [])
    .filter((file) => file !== 'scripts/cts.ts')
}

describe('a script', () => {
  it('has a command line in every file of scripts/dev', () => {
    const files = scriptFiles()
    expect(files.length).toBeGreaterThan(10)
    const without = files.filter((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return !source.includes('scriptCommand(') || /\bprocess\.argv\b/.test(source)
    })
    expect(without).toEqual([])
  })

  const script = "import { scriptCommand } from './scripts/cli/script-command.ts'\n"

  it.each([
    ['--help', 0, /^Usage: npm run -s some -- .*some things/s],
    ['--halp', 2, /unknown option '--halp'.*hint: npm run -s some -- --help/s],
  ])('does nothing with %s', async (option, code, expected) => {
    const command = `scriptCommand('some', 'some things').parse(['${option}'], { from: 'user' })`
    const ended = await ending(`${script}${command}\nconsole.log('at work')`, false)
    expect(ended.exitCode).toBe(code)
    expect(ended.said).toMatch(expected)
    expect(ended.said).not.toContain('at work')
  })

  it('that gives its options to check refuses those that check does not know, before it does anything', async () => {
    const given = "process.argv.push('--matix'); await import('./scripts/dev/everything.ts')"
    expect(await ending(given, false)).toEqual({
      exitCode: 2,
      said: "error: unknown option '--matix'\n(Did you mean --matrix?)\nhint: npm run -s cts -- check --help\n",
    })
  })

  it('ends silently if its output is not read', async () => {
    const work = "scriptCommand('some', '').parse([])\nsetInterval(() => console.log('line'), 1)"
    expect(await ending(`${script}${work}`, true)).toEqual({ exitCode: 0, said: '' })
  })
})
