import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { template } from '#runner/render'
import { environmentByName } from '#spec/environments'
import type { Starter } from '../sets/start.ts'
import type { RecordedProducerCause } from './producer-causes.ts'
import type { Cooked } from './recipe.ts'
import { commandText } from './recipe.ts'
import { refusesModule, showingOf } from './shown-cause.ts'

/** A kit that was written, or why none was. */
export interface WrittenProducerKit {
  readonly cause: RecordedProducerCause
  readonly kind: 'written' | 'not shown' | 'not installed'
}

/** Whether a cause blames the producer, and not the validator or a text that has not been read. */
function isProducersFault({ refusedBy, kind, validator }: RecordedProducerCause): boolean {
  return validator === undefined && !(refusedBy === 'spirv-val alone' && kind === 'open')
}

const render = () => template('producers/kit.md.hbs', 'none')

/** The message about the module, or of the producer that makes none. */
function messageOf(cooked: Cooked, environment: string): string {
  if (cooked.kind !== 'module') return cooked.why
  const target = environmentByName(environment)
  const verdict = target && validate(cooked.octets, target)
  return verdict?.kind === 'invalid'
    ? verdict.blames
        .map(({ rule, word, message }) => `${rule} at word ${word}: ${message}`)
        .join('\n')
    : ''
}

/**
 * Writes for each recorded cause a folder with its source, the module that the newest producer makes of it now, and a report. A cause that
 * the installed producer does not show any more gets none, nor does one whose modules spirv-val alone refuses and may refuse
 * wrongly.
 */
export async function writeKits(
  causes: readonly RecordedProducerCause[],
  starter: Starter,
  out: string,
): Promise<readonly WrittenProducerKit[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'kits-'))
  const kits: WrittenProducerKit[] = []
  try {
    for (const cause of causes.filter(isProducersFault))
      kits.push({ cause, kind: await writeKit(cause, starter, out, scratch) })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return kits
}

async function writeKit(
  cause: RecordedProducerCause,
  starter: Starter,
  out: string,
  scratch: string,
): Promise<WrittenProducerKit['kind']> {
  const showing = await showingOf(cause, cause.suites.at(-1) ?? '', starter, scratch)
  if (showing === undefined) return 'not installed'
  const { cooked, recipe, isShown } = showing
  if (!isShown) return cooked.kind === 'refused' ? 'not installed' : 'not shown'
  const folder = join(out, cause.producer, cause.id)
  mkdirSync(folder, { recursive: true })
  const file = recipe.stage === 'kernel' ? 'source.cl' : `source.${recipe.stage}`
  writeFileSync(join(folder, file), cause.text)
  if (cooked.kind === 'module') {
    writeFileSync(join(folder, 'module.spv'), cooked.octets)
    writeFileSync(join(folder, 'module.spvasm'), disassemble(cooked.octets))
  }
  const { summary, producer, compilation, after, section, rules, links } = cause
  const view = {
    ...{ title: `${producer}: ${cause.id.replaceAll('-', ' ')}`, summary, producer, compilation },
    ...{
      after:
        after === undefined
          ? ''
          : [after.producer, after.suite, after.compilation]
              .filter((part) => part !== undefined)
              .join(', '),
    },
    ...{ suites: cause.suites.join(', '), section, rule: rules[0] ?? '', links },
    ...{ isModule: cooked.kind === 'module', says: cause.says ?? '' },
    environment: recipe.environment,
    validator: refusesModule(cause) ? 'refuses the module' : 'accepts the module',
    ...{ source: file, text: cause.text.trimEnd() },
    command: commandText(recipe, cause.text, file),
    message: messageOf(cooked, recipe.environment),
  }
  writeFileSync(join(folder, 'README.md'), render()(view))
  return 'written'
}
