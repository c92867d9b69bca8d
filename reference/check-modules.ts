import { AuthorError } from '#spec/author-error'
import { conditionsOfRule } from '#spec/judged'
import { modulesIn } from '#spec/modules-in'
import type { Check } from './check.ts'
import { judgeExports } from './judge-exports.ts'
import { isTerm } from './terms.ts'

/** A module below the folder of a text: one of checks, or one that they share. */
export interface CheckModule {
  readonly checks?: readonly Check[]
}

/** Terms that the grammar has, and lists of them. */
const known = new Set<string | readonly string[]>()

function verifyExports(file: string, module: object): void {
  const [folder = ''] = file.split('/')
  if (folder === 'shared' || file.includes('/shared/')) return
  const names = Object.keys(module)
  // TypeScript leaves nothing of a file of types alone.
  if (names.length === 0 || judgeExports.some((name) => names.includes(name))) return
  throw new AuthorError(
    'unknown-export',
    `reference/${file} exports ${names.join(', ')}, and no checks; what checks share belongs to reference/${folder}/shared`,
  )
}

function verify(file: string, module: CheckModule): void {
  const { checks = [] } = module
  verifyExports(file, module)
  for (const check of checks) {
    const { rule, among } = check
    if (conditionsOfRule(rule) === undefined)
      throw new AuthorError('unknown-rule', `reference/${file} checks ${rule}, which no text lists`)
    const lists = 'at' in check ? [check.at, check.having, among] : [among]
    for (const list of lists) {
      // Many checks share a list.
      if (list === undefined || list === '*' || known.has(list)) continue
      for (const name of list) {
        if (known.has(name)) continue
        if (!isTerm(name))
          throw new AuthorError(
            'unknown-instruction',
            `reference/${file}: ${rule} looks at ${name}, which the grammar does not have`,
          )
        known.add(name)
      }
      known.add(list)
    }
  }
}

/**
 * The modules that may have checks, by their paths. The build replaces this file: it evaluates them itself, and writes rows of what
 * their checks look at (`late-checks.ts`).
 *
 * @throws while loading, when a check names a rule or an instruction that does not exist.
 */
export const checkModules = await modulesIn<CheckModule>(
  import.meta.url,
  /^(?!(?:decode|disassemble|execute|index|rows|undecided)\/)[^/]+\//,
)
for (const [path, module] of checkModules) verify(path, module)
