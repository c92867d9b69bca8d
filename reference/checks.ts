import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import { modulesIn } from '#spec/modules-in'
import { ruleById, texts } from '#spec/texts'
import type { Check } from './check.ts'
import { engineError } from './engine-error.ts'

interface CheckFile {
  readonly check?: Check
  readonly checks?: readonly Check[]
}

function checksOf(file: string, { check, checks = [] }: CheckFile): readonly Check[] {
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

const files = await modulesIn<CheckFile>(
  import.meta.url,
  /^(?!(?:decode|disassemble|index)\/)[^/]+\//,
)

/**
 * Every check of every text: what the files below `reference/<TEXT>/` export as `check` or `checks`. Nothing is
 * registered: a new file is a new check.
 *
 * @throws while loading, when a check names a rule or an instruction that does not exist.
 */
export const checks: readonly Check[] = texts.flatMap(({ name }) =>
  files
    .filter(([path]) => path.startsWith(`${name}/`))
    .flatMap(([path, file]) => checksOf(path, file)),
)
