import type { Settings } from '../../../runner/playground/address.ts'
import type { PlaygroundData, RulesData } from '../../../runner/playground/page-data.ts'
import type { Judgement } from '../../../scripts/browser/judgement.ts'
import { element } from '../../pages/script/dom.js'

/** Texts of a client API, by the beginning of the names of its environments. */
const ofClient: readonly (readonly [prefix: string, texts: readonly string[]])[] = [
  ['vulkan', ['Vulkan-environment', 'Vulkan-shader-interfaces']],
  ['opencl', ['OpenCL-environment']],
]

/** The texts whose rules a module is subject to: the core, those of its environment, and those that it names. */
function textsOf(
  module: string,
  environment: string,
  known: PlaygroundData['texts'],
): readonly string[] {
  const strings = new Set([...module.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text))
  return known
    .map(({ name }) => name)
    .filter(
      (name) =>
        name === 'core' ||
        ofClient.some(
          ([prefix, texts]) => environment.startsWith(prefix) && texts.includes(name),
        ) ||
        [...strings].some(
          (text) => text === name || (name.startsWith('NonSemantic.') && text.startsWith(name)),
        ),
    )
}

function rulesOf(rules: RulesData, text: string) {
  return Object.entries(rules).flatMap(([id, rule]) => (id.startsWith(`${text}/`) ? [rule] : []))
}

function textLine(
  text: string,
  rules: RulesData,
  { limits }: Settings,
  version: string,
): HTMLElement {
  const all = rulesOf(rules, text)
  const decided = all.filter(
    ({ decidable }) => decidable === 'module' || decidable === 'environment',
  )
  const ofDevices =
    limits === undefined ? decided.filter(({ needsLimits }) => needsLimits).length : 0
  const others = all.length - decided.length
  const left = [
    ...(ofDevices === 0 ? [] : [`${ofDevices} need limits of a device`]),
    ...(others === 0 ? [] : [`${others} depend on a run or on nothing in a module`]),
  ]
  return element(
    'li',
    {},
    element('b', {}, text),
    ` of ${version}: ${decided.length - ofDevices} rules checked where they apply`,
    left.length === 0 ? '.' : `; not checked: ${left.join(', ')}.`,
  )
}

/** What was decided about a module that is valid, or that cannot be judged as a whole, and what was not. */
export function decided(
  judgement: Judgement,
  module: string,
  settings: Settings,
  { texts }: PlaygroundData,
  rules: RulesData,
): readonly HTMLElement[] {
  const versionOf = (name: string) =>
    settings.revisions[name] ??
    texts.find((text) => text.name === name)?.versions.at(-1)?.date ??
    ''
  const { undecided, unknownExtensions } = judgement
  const left = undecided.map(({ section, rule }) =>
    element(
      'li',
      {},
      rule === undefined
        ? section
        : `${section}: the stricter of two readings of ${rule} refuses it`,
    ),
  )
  const unknown = unknownExtensions.map((name) =>
    element('li', {}, `${name}: its text was not read`),
  )
  const named = textsOf(module, judgement.environment, texts)
  return [
    element('h3', {}, 'What was decided'),
    element('ul', {}, ...named.map((name) => textLine(name, rules, settings, versionOf(name)))),
    element('h3', {}, 'What was not'),
    left.length + unknown.length === 0
      ? element(
          'p',
          {},
          'Every part of the core specification that this module uses was decided in full.',
        )
      : element('ul', {}, ...left, ...unknown),
  ]
}
