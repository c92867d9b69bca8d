import { modulesIn } from '#spec/modules-in'
import type { RuleId } from '#spec/rule'
import { ruleById, texts } from '#spec/texts'
import type { Check } from './check.ts'
import { engineError } from './engine-error.ts'
import { isTerm } from './terms.ts'

interface CheckFile {
  readonly checks?: readonly Check[]
}

/** Terms that the grammar has, and lists of them. */
const known = new Set<string | readonly string[]>()

function checksOf(file: string, { checks = [] }: CheckFile): readonly Check[] {
  for (const check of checks) {
    const { rule, among } = check
    if (ruleById(rule) === undefined)
      throw engineError('unknown-rule', `reference/${file} checks ${rule}, which no text lists`)
    const lists = 'at' in check ? [check.at, check.having, among] : [among]
    for (const list of lists) {
      // Many checks share a list.
      if (list === undefined || list === '*' || known.has(list)) continue
      for (const name of list) {
        if (known.has(name)) continue
        if (!isTerm(name))
          throw engineError('unknown-instruction', `reference/${file}: ${rule} looks at ${name}`)
        known.add(name)
      }
      known.add(list)
    }
  }
  return checks
}

const files = await modulesIn<CheckFile>(
  import.meta.url,
  /^(?!(?:decode|disassemble|execute|index)\/)[^/]+\//,
)

const filesOfTexts = new Map<string, (typeof files)[number][]>(texts.map(({ name }) => [name, []]))
for (const file of files) filesOfTexts.get(file[0].slice(0, file[0].indexOf('/')))?.push(file)

const loaded = [...filesOfTexts.values()]
  .flat()
  .flatMap(([path, file]) => checksOf(path, file).map((check) => ({ check, path })))

/**
 * Every check of every text: what the files below `reference/<TEXT>/` export as `checks`. Nothing is
 * registered: a new file is a new check.
 *
 * @throws while loading, when a check names a rule or an instruction that does not exist.
 */
export const checks: readonly Check[] = loaded.map(({ check }) => check)

/** The source files with the checks of a rule, relative to the root of a checkout; none for rules of phase `decode`. */
export function checkFiles(rule: RuleId): readonly string[] {
  const paths = loaded.filter(({ check }) => check.rule === rule).map(({ path }) => path)
  return [...new Set(paths)].map((path) => `reference/${path}.ts`)
}
