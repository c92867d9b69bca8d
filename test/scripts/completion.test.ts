import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { writeInstalled } from '#runner/tools/installed'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { commandLine } from '../support/command.ts'
import { cts } from '../support/cts.ts'

const isRequired = process.env['SHELLS_REQUIRED'] !== undefined

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

/** How each shell is started with our script and nothing of the user's. @param home a folder for its files. */
const shells: Readonly<Record<string, (home: string) => string>> = {
  bash: (home) => {
    writeFileSync(join(home, 'rc'), 'source <(spirv-cts completion bash)\nPS1="ready> "\n')
    return `bash --noprofile --rcfile ${home}/rc -i`
  },
  zsh: (home) => {
    const lines = ['autoload -U compinit; compinit -u -D', 'source <(spirv-cts completion zsh)']
    writeFileSync(join(home, '.zshrc'), [...lines, "PS1='ready> '", ''].join('\n'))
    return `env ZDOTDIR=${home} zsh -i`
  },
  fish: (home) => {
    mkdirSync(join(home, 'fish'))
    const prompt = "function fish_prompt; printf 'ready> '; end"
    writeFileSync(join(home, 'fish/config.fish'), `spirv-cts completion fish | source\n${prompt}\n`)
    return `env XDG_CONFIG_HOME=${home} XDG_DATA_HOME=${home} TERM=dumb fish -i`
  },
}

/** A folder that records an installed suite, so that what is completed does not depend on the tools of this machine. */
function withTesting(home: string): string {
  const folder = join(home, 'tools')
  mkdirSync(folder)
  const program = { path: 'spirv-val', wrapper: 'bin/spirv-val', sha256: '' }
  const suite = { codename: 'testing', date: '', groups: [], missing: [], root: '', loader: '' }
  writeInstalled(folder, {
    format: 1,
    architecture: 'amd64',
    suites: {
      testing: { ...suite, libraries: [], packages: [], programs: { 'spirv-val': program } },
    },
  })
  return folder
}

let terminal: ChildProcess | undefined

afterEach(() => {
  terminal?.kill('SIGKILL')
})

/** Types words with a tab at their end into an interactive shell in a terminal, and gives the arguments that it then passes. */
async function typed(shell: string, text: string): Promise<string> {
  const home = temporaryFolder()
  const bin = join(home, 'bin')
  mkdirSync(bin)
  const program = join(bin, 'spirv-cts')
  const passes = `[ "$1" = completion ] && exec ${commandLine} "$@"`
  writeFileSync(program, `#!/bin/sh\n${passes}\nprintf 'passed'; printf ' [%s]' "$@"; echo .\n`)
  chmodSync(program, 0o755)
  writeFileSync(join(home, 'module.spv'), '')
  const child = spawn('script', ['-qec', shells[shell]?.(home) ?? shell, '/dev/null'], {
    cwd: home,
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      HOME: home,
      SPIRV_CTS_TOOLS: withTesting(home),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  terminal = child
  let shown = ''
  child.stdout.on('data', (chunk: Buffer) => {
    shown += String(chunk)
  })
  const until = async (what: RegExp, from = 0): Promise<void> => {
    while (!what.test(shown.slice(from))) {
      if (child.exitCode !== null) throw new Error(`${shell} ended: ${shown}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await until(/ready> /)
  child.stdin.write(`spirv-cts ${text}\t`)
  // Words that follow are read after the completion is done.
  child.stdin.write('end\r')
  await until(/passed.*\.\r?\n/)
  return /passed.*(?=\.\r?\n)/.exec(shown)?.[0] ?? ''
}

describe.each(Object.keys(shells))('completion in %s', (shell) => {
  const isHere = isInstalled(shell) && isInstalled('script')
  it.skipIf(!isHere && !isRequired).each([
    ['che', '[check] [end]'],
    ['check --tool harness:spirv-val@te', '[check] [--tool] [harness:spirv-val@testing] [end]'],
    ['explain core/magic-n', '[explain] [core/magic-number] [end]'],
    ['check --env vulkan1.1sp', '[check] [--env] [vulkan1.1spv1.4] [end]'],
    ['validate mod', '[validate] [module.spv] [end]'],
  ])('%s and a tab is %s', async (text, expected) => {
    expect(await typed(shell, text)).toBe(`passed ${expected}`)
  })
})

describe('completion', () => {
  it('supports three shells', async () => {
    const { exitCode, stderr } = await cts(['completion', 'tcsh'])
    expect(stderr).toMatch('bash, zsh, fish')
    expect(exitCode).toBe(2)
  })
})
