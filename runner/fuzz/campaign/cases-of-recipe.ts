import type { Case } from '#spec/case'
import { groupBy } from '../../report/group-by.ts'
import { type Recipe, waysOf } from '../make/recipe.ts'

/** The fields of a case that show whether a module of a campaign was made like it. */
export type RecipeCase = Pick<Case, 'id' | 'rule' | 'expect' | 'origin'>

/** The cases of a corpus that are made as a module of a campaign was. */
export type CasesOfRecipe = (recipe: Recipe) => readonly RecipeCase[]

function textOf({ rule }: RecipeCase): string {
  return rule.slice(0, rule.indexOf('/'))
}

/** The way in which the mutator of a case breaks the rule; `undefined` where nothing was broken. */
function wayOf({ origin: { mutator, site } }: RecipeCase): string | undefined {
  return mutator === undefined ? undefined : site?.replace(/ at \d+$/, '')
}

/** The campaign's name for the maker of the case, if it takes place in the module of the case. */
function madeBy(each: RecipeCase): string {
  const { generator, mutator } = each.origin
  const way = wayOf(each)
  return way === undefined ? `${textOf(each)}/${generator}` : `${textOf(each)}/${mutator} ${way}`
}

/** The campaign's name for the way of a pair, in any module with a place for it. */
function editOf(each: RecipeCase): string {
  return `${each.origin.generator}-${wayOf(each)}`
}

/** The rules that the mutator of a signature may be of, by its name: `<text>/<signature>-of-<rule>`. */
function rulesOf(mutator: string): readonly string[] {
  const [text, slug = ''] = mutator.split('/')
  return [...slug.matchAll(/(?<=-of-)/g)].map(({ index }) => `${text}/${slug.slice(index)}`)
}

/**
 * Finds the cases of a corpus that were made by the mutators, and in the ways, that changed a module; those of its generator where
 * nothing was changed. The cases are gone through when it is first asked.
 */
export function casesOfRecipe(cases: readonly RecipeCase[]): CasesOfRecipe {
  const sort = () => {
    const broken = cases.filter((each) => wayOf(each) !== undefined)
    return {
      made: groupBy(cases, madeBy),
      edits: groupBy(broken, editOf),
      rules: groupBy(broken, ({ rule }) => rule),
    }
  }
  let sorted: ReturnType<typeof sort> | undefined
  function madeIn(name: string): readonly RecipeCase[] {
    sorted ??= sort()
    const { made, edits, rules } = sorted
    const [mutator = '', variant = ''] = name.split(' ')
    const isEdit = mutator === 'pairs/edit' || mutator.includes('/edits-for-')
    const edited = isEdit ? (edits.get(variant) ?? []) : []
    // The ways of a signature in a pair begin with the name of the instruction, and may end with a number.
    const signed = rulesOf(mutator)
      .flatMap((rule) => rules.get(rule) ?? [])
      .filter((each) => `${wayOf(each)}-`.includes(`-${variant}-`))
    return [...(made.get(name) ?? []), ...edited, ...signed]
  }
  return (recipe) => {
    const isAsMade = recipe.source === 'generator' && recipe.steps.length === 0
    const names = isAsMade ? [recipe.name] : waysOf(recipe)
    return [...new Set(names.flatMap(madeIn))]
  }
}
