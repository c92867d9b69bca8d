import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import type { CtsAnswer } from './cts.ts'
import './needs-tools.ts'

const copied = ['spec', 'generators', 'reference', 'runner', 'scripts', 'templates', 'package.json']

/** A copy of the sources of this checkout, for a test to write in. Its corpus is that of the checkout. */
export function checkoutCopy(): string {
  const [root, copy] = [packageRoot(), temporaryFolder()]
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
  for (const name of ['node_modules', 'corpus']) symlinkSync(join(root, name), join(copy, name))
  return copy
}

/** The words that run a script from its sources, without `npx`, which takes a third of most commands. */
export const fromSources: readonly string[] = [
  process.execPath,
  '--import',
  import.meta.resolve('tsx'),
  '--conditions=source',
]

/** Runs the command line of a checkout from its sources. */
export async function ctsIn(checkout: string, args: readonly string[]): Promise<CtsAnswer> {
  const command = [...fromSources, 'scripts/cts.ts', ...args]
  const answer = await run(command, { cwd: checkout, timeoutMs: 120_000 })
  if (answer.kind !== 'answered') throw new Error(`${args.join(' ')}: ${answer.kind}`)
  return answer
}
