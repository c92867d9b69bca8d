import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from '#reference/validate'
import type { Oracle } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'
import type { Starter } from '../sets/start.ts'
import { type Cooked, cook, type ProducerRecipe } from './recipe.ts'
import { reduceLines } from './reduce-lines.ts'
import { type RefusalClass, shapeOf } from './refusal-classes.ts'
import { folded, sourceOf, statementsOf } from './statements.ts'

/** A source as small as a reducer makes it. */
export interface SmallSource {
  readonly text: string
  readonly tried: number
  readonly isSmallest: boolean
}

function environmentOf({ environment }: ProducerRecipe) {
  const found = environmentByName(environment)
  if (found === undefined) throw new Error(`${environment}: no such environment`)
  return found
}

/**
 * Whether the output of a recipe is refused like the modules of a class; for a transformer's output, the original must
 * be valid.
 */
export async function showsClass(
  cooked: Cooked,
  recipe: ProducerRecipe,
  { refusedBy, rule }: Pick<RefusalClass, 'refusedBy' | 'rule'>,
  validator: Oracle,
): Promise<boolean> {
  if (cooked.kind !== 'module') return false
  const environment = environmentOf(recipe)
  const ours = validate(cooked.octets, environment)
  const isOriginalValid =
    cooked.original === undefined || validate(cooked.original, environment).kind === 'valid'
  if (!isOriginalValid) return false
  if (refusedBy !== 'spirv-val alone')
    return ours.kind === 'invalid' && ours.blames.some((blame) => blame.rule === rule)
  if (ours.kind !== 'valid') return false
  const theirs = await validator.judge(cooked.octets, environment)
  return theirs.kind === 'invalid' && shapeOf(theirs.message) === rule
}

/**
 * Leaves out of a source what is not needed for a module of a class.
 *
 * @param most candidates that are compiled.
 * @returns `undefined` if the source does not show the class by itself.
 */
export async function reduceSource(
  text: string,
  recipe: ProducerRecipe,
  refusal: Pick<RefusalClass, 'refusedBy' | 'rule'>,
  { starter, validator }: { readonly starter: Starter; readonly validator: Oracle },
  most = 400,
): Promise<SmallSource | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'reduce-'))
  const shows = async (lines: readonly string[]): Promise<boolean> =>
    showsClass(await cook(starter, recipe, sourceOf(lines), folder), recipe, refusal, validator)
  try {
    const statements = statementsOf(text)
    if (!(await shows(statements))) return undefined
    const { lines, tried, isSmallest } = await reduceLines(statements, shows, most)
    const short = folded(lines)
    const kept = (await shows(short)) ? short : lines
    return { text: sourceOf(kept), tried, isSmallest }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
