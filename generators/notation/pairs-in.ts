import Handlebars from 'handlebars'
import { MakerError } from '../maker-error.ts'
import type { Pair } from '../pairs/pair.ts'
import { pairsFrom } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { handlebarsFault } from './handlebars-fault.ts'
import {
  builtInHelpers,
  type HelperOptions,
  type NotationState,
  ownHelpers,
  type ReadPairs,
} from './helpers.ts'
import type { RenderedSource } from './source-place.ts'

/** The source of a file of pairs. */
export interface PairFile extends RenderedSource {
  /** Texts that it may take in as `{{> name}}`, by name. */
  readonly partials: Readonly<Record<string, RenderedSource>>
}

/** The arguments that Handlebars passes to the decorator of `{{#*inline "name"}}`. */
interface Inline {
  readonly args: readonly unknown[]
  readonly fn: Handlebars.TemplateDelegate
}

/** `file:line` of `{{#*inline "name"}}`. */
function inlinePlace({ file, source }: RenderedSource, name: string): string {
  const index = source.split('\n').findIndex((line) => line.includes(`inline "${name}"`))
  return `${file}:${index + 1}`
}

const options = {
  noEscape: true,
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(
    [...Object.keys(ownHelpers), ...builtInHelpers].map((name) => [name, true]),
  ),
}

/**
 * The pairs of a file: assembly with alternatives, as `pairOf` reads it, in blocks of Handlebars. See docs/pairs.md.
 *
 * @throws {MakerError} at the file, line and column of the fault. Faults within the module of a pair are reported when
 * the module is first asked for.
 */
export function pairsIn(pairFile: PairFile): readonly Pair[] {
  return pairsInAs(pairFile, pairsFrom)
}

/** As {@link pairsIn}, of blocks that `readPairs` reads. */
export function pairsInAs<Made extends Pair>(
  pairFile: PairFile,
  readPairs: ReadPairs<Made>,
): readonly Made[] {
  const handlebars = Handlebars.create()
  /** The files that are being rendered, the innermost last. */
  const rendering: RenderedSource[] = []
  /** The template, whose mistakes are reported in the file that it was written in. */
  const located =
    (text: RenderedSource, template: Handlebars.TemplateDelegate): Handlebars.TemplateDelegate =>
    (view, runtime) => {
      rendering.push(text)
      try {
        return template(view, runtime)
      } catch (error) {
        throw handlebarsFault(text, error)
      } finally {
        rendering.pop()
      }
    }
  const compiled = (text: RenderedSource): Handlebars.TemplateDelegate =>
    located(text, handlebars.compile(text.source, options))
  const reading: NotationState<Made> = {
    pairs: [],
    readPairs,
    pieces: new Map<string, Pieces>(),
    blockOf: ({ loc }: HelperOptions) => ({
      ...(rendering.at(-1) ?? pairFile),
      line: loc.start.line,
      column: loc.start.column + 1,
      end: loc.end.line + 1,
    }),
  }
  // As pieces and tables, a text that a taken-in file defines is there for what follows, not within that file alone.
  const definedIn = new Map<string, RenderedSource>()
  const keep = (program: unknown, _: unknown, __: unknown, { args, fn }: Inline) => {
    const name = String(args[0])
    const text = rendering.at(-1) ?? pairFile
    const other = definedIn.get(name) ?? text
    if (other !== text)
      throw new MakerError(
        'faulty-pair',
        `${inlinePlace(text, name)}: '${name}' is defined at ${inlinePlace(other, name)} as well`,
      )
    definedIn.set(name, text)
    handlebars.registerPartial(name, located(text, fn))
    return program
  }
  handlebars.registerDecorator('inline', keep)
  for (const [name, helper] of Object.entries(ownHelpers))
    handlebars.registerHelper(name, helper(reading))
  for (const [name, partial] of Object.entries(pairFile.partials))
    handlebars.registerPartial(name, compiled(partial))
  const rest = compiled(pairFile)({}).trim()
  if (rest !== '')
    throw new MakerError(
      'faulty-pair',
      `${pairFile.file}: this text belongs to no {{#pair}}: ${rest.split('\n')[0]}`,
    )
  if (reading.pairs.length === 0)
    throw new MakerError('faulty-pair', `${pairFile.file}: there is no {{#pair}}`)
  return reading.pairs
}
