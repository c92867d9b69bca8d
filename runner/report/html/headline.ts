import type { Summary } from '../summary.ts'

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** The run in one sentence. */
export function headline(of: Summary): string {
  const open = of.disagreements.filter(({ explained }) => explained === undefined)
  const known = of.disagreements.length - open.length
  const rules = new Set(open.map(({ rule }) => rule)).size
  const what = [
    open.length === 0
      ? 'no unexplained disagreements'
      : `${counted(open.length, 'unexplained disagreement', 'unexplained disagreements')} about ${counted(rules, 'rule', 'rules')}`,
    ...(known === 0 ? [] : [`${counted(known, 'disagreement is', 'disagreements are')} explained`]),
    ...(of.stopped ? ['the run stopped at the first disagreement'] : []),
  ]
  return what.join('; ')
}
