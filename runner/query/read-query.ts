import { isProblem } from '../is-problem.ts'
import type { Header } from '../log/run-log.ts'
import { type Problem, problem } from '../problem.ts'
import { conditionOf } from './conditions.ts'
import type { Query } from './query.ts'
import { type QueryToken, tokensOf } from './tokens.ts'

/** The grammar in lines, as help states it; in errors it is one. */
export const queryGrammar: readonly string[] = [
  "conditions joined by 'and', 'or', 'not' and parentheses; a condition is",
  'TOOL=OUTCOME, any=OUTCOME, or rule, case, text, env or expect with = and a value, or ~ and a glob; != and !~ negate',
]

/**
 * The query that a text states about a run with that header: about its answers to one case in one environment. `and` binds
 * tighter than `or`; what contains blanks or operators is written in double quotes.
 *
 * @returns a problem that names the character at which the text is wrong, and what would be right there.
 */
export function readQuery(text: string, header: Header): Query | Problem {
  const tokens = tokensOf(text)
  if (typeof tokens === 'number')
    return problem('bad-query', `character ${tokens}: ${text[tokens - 1]} has no meaning here`)
  const all: readonly QueryToken[] = tokens
  let next = 0

  function refused(why: string, token: QueryToken | undefined = all[next]): Problem {
    const where = token === undefined ? 'at the end' : `character ${token.at}: '${token.text}'`
    return problem('bad-query', `${where}: ${why}`, `a query is ${queryGrammar.join(' ')}`)
  }
  function takes(word: string): boolean {
    const token = all[next]
    if (token?.text !== word || token.isQuoted) return false
    next++
    return true
  }
  function either(): Query | Problem {
    let left = both()
    while (!isProblem(left) && takes('or')) {
      const [leftQuery, right] = [left, both()]
      left = isProblem(right) ? right : (row) => leftQuery(row) || right(row)
    }
    return left
  }
  function both(): Query | Problem {
    let left = negated()
    while (!isProblem(left) && takes('and')) {
      const [leftQuery, right] = [left, negated()]
      left = isProblem(right) ? right : (row) => leftQuery(row) && right(row)
    }
    return left
  }
  function negated(): Query | Problem {
    if (!takes('not')) return single()
    const negatedQuery = negated()
    return isProblem(negatedQuery) ? negatedQuery : (row) => !negatedQuery(row)
  }
  function single(): Query | Problem {
    if (takes('(')) {
      const inner = either()
      if (isProblem(inner)) return inner
      return takes(')') ? inner : refused("expected 'and', 'or' or ')'")
    }
    const [name, operator, value] = all.slice(next, next + 3)
    if (name?.kind !== 'word') return refused("expected a condition, 'not' or '('")
    if (operator?.kind !== 'operator') return refused('expected =, !=, ~ or !~', operator)
    if (value?.kind !== 'word') return refused('expected a value', value)
    next += 3
    const condition = conditionOf(header, name.text, operator.text.replace('!', ''), value.text)
    if (condition.kind === 'refused')
      return refused(condition.why, { name, operator, value }[condition.part])
    const { query } = condition
    return operator.text.startsWith('!') ? (row) => !query(row) : query
  }

  const query = either()
  if (isProblem(query)) return query
  return next === all.length ? query : refused("expected 'and', 'or' or the end")
}
