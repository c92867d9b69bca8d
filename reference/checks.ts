import { readdirSync } from 'node:fs'
import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import { ruleById, texts } from '#spec/texts'
import type { Check } from './check.ts'
import { engineError } from './engine-error.ts'

const here = new URL('.', import.meta.url)
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

interface CheckFile {
  readonly check?: Check
  readonly checks?: readonly Check[]
}

function filesOf(text: string): readonly string[] {
  let files: readonly string[]
  try {
    files = readdirSync(new URL(`${text}/`, here), { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
  return files
    .filter((file) => file.endsWith(extension) && !file.endsWith('.d.ts'))
    .map((file) => `${text}/${file.replaceAll('\\', '/')}`)
    .sort()
}

async function load(file: string): Promise<readonly Check[]> {
  const { check, checks = [] }: CheckFile = await import(new URL(file, here).href)
  const found = check === undefined ? checks : [check, ...checks]
  for (const { rule, ...rest } of found) {
    if (ruleById(rule) === undefined)
      throw engineError('unknown-rule', `reference/${file} checks ${rule}, which no text lists`)
    const looked = 'at' in rest && rest.at !== '*' ? rest.at : []
    for (const name of [...looked, ...(rest.among ?? [])])
      if (
        instructionByName(name) === undefined &&
        enumerantByName('Capability', name) === undefined
      )
        throw engineError('unknown-instruction', `reference/${file}: ${rule} looks at ${name}`)
  }
  return found
}

/**
 * Every check of every text: what the files below `reference/<TEXT>/` export as `check` or `checks`. Nothing is
 * registered: a new file is a new check.
 *
 * @throws while loading, when a check names a rule or an instruction that does not exist.
 */
export const checks: readonly Check[] = (
  await Promise.all(texts.flatMap(({ name }) => filesOf(name)).map(load))
).flat()
