import { globMatcher } from '../check/glob-matcher.ts'
import { disagreements, outcomes } from '../log/outcome.ts'
import type { Answer, Header } from '../log/run-log.ts'
import type { QueriedCase, Query } from './query.ts'

/** A condition, or why there is none. */
export type Condition =
  | { readonly kind: 'condition'; readonly query: Query }
  | { readonly kind: 'refused'; readonly part: 'name' | 'operator' | 'value'; readonly why: string }

/** Fields of a row besides its tools, each with the values that the header of a run allows. */
const fields: Readonly<
  Record<
    string,
    { readonly of: (row: QueriedCase) => string; readonly among?: (header: Header) => string[] }
  >
> = {
  rule: { of: ({ rule }) => rule, among: ({ rules }) => Object.keys(rules) },
  case: { of: (row) => row.case },
  text: {
    of: ({ rule }) => rule.slice(0, rule.indexOf('/')),
    among: ({ texts }) => texts.map(({ name }) => name),
  },
  env: { of: ({ environment }) => environment, among: ({ environments }) => [...environments] },
  expect: { of: ({ expect }) => expect, among: () => ['valid', 'invalid', 'either'] },
}

/** Answers of a tool that a query can ask for, besides the outcomes. */
const groups: Readonly<Record<string, (answer: Answer) => boolean>> = {
  disagreement: ({ outcome }) => disagreements.has(outcome),
  unexplained: ({ outcome, explained }) => disagreements.has(outcome) && explained === undefined,
}

/** Most values that an error lists. */
const most = 12

function listed(values: readonly string[]): string {
  return values.length <= most
    ? `one of ${values.join(', ')}`
    : `for example ${values.slice(0, 3).join(', ')}`
}

function answered(value: string): ((answer: Answer) => boolean) | undefined {
  return Object.hasOwn(groups, value)
    ? groups[value]
    : outcomes.some((outcome) => outcome === value)
      ? ({ outcome }) => outcome === value
      : undefined
}

function ofTool(name: string, value: string): Condition {
  const matches = answered(value)
  if (matches === undefined)
    return {
      kind: 'refused',
      part: 'value',
      why: `expected ${[...outcomes, ...Object.keys(groups)].join(', ')}`,
    }
  const query: Query =
    name === 'any'
      ? ({ answers }) => [...answers.values()].some(matches)
      : ({ answers }) => {
          const answer = answers.get(name)
          return answer !== undefined && matches(answer)
        }
  return { kind: 'condition', query }
}

/**
 * The condition `name operator value` about a run with that header.
 *
 * @param operator `=` or `~`.
 */
export function conditionOf(
  header: Header,
  name: string,
  operator: string,
  value: string,
): Condition {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const tools = header.oracles.map((oracle) => oracle.name)
  if (field === undefined && name !== 'any' && !tools.includes(name))
    return {
      kind: 'refused',
      part: 'name',
      why: `expected ${[...Object.keys(fields), 'any', ...tools].join(', ')}`,
    }
  if (field === undefined)
    return operator === '='
      ? ofTool(name, value)
      : { kind: 'refused', part: 'operator', why: 'expected = or !=, because it follows a tool' }
  if (operator === '~') {
    const matches = globMatcher([value])
    return { kind: 'condition', query: (row) => matches(field.of(row)) }
  }
  const among = field.among?.(header)
  return among === undefined || among.includes(value)
    ? { kind: 'condition', query: (row) => field.of(row) === value }
    : { kind: 'refused', part: 'value', why: `the run has no such ${name}, but ${listed(among)}` }
}
