import { computeDrivers } from '#runner/opencl/drivers'
import { adapters } from '#runner/oracle/adapters'
import { formats } from '#runner/report/formats'
import { readInstalled } from '#runner/tools/installed'
import { npmPackages } from '#runner/tools/npm-packages'
import { extraPackages } from '#runner/tools/packages'
import { suites } from '#runner/tools/suites'
import { toolDirectory } from '#runner/tools/tool-directory'
import { drivers } from '#runner/vulkan/drivers'
import { environments } from '#spec/environments'
import { rules, texts } from '#spec/texts'
import { commandNames } from '../command-files.ts'
import { recordedCauseIds } from '../explain/recorded-cause-ids.ts'
import { plain, type SuggestedWord } from './candidate.ts'

/** The texts with a slash, and after one the rules: a list of all rules fits on no screen. */
function ruleIds(word: string): readonly SuggestedWord[] {
  return word.includes('/')
    ? rules.map(({ id, summary }) => ({ value: id, about: summary }))
    : texts.map(({ name }) => plain(`${name}/`))
}

/** SPECs of the programs that we know, on PATH and as installed, and the beginnings of the other forms. */
function specs(): readonly SuggestedWord[] {
  const installed = Object.entries(readInstalled(toolDirectory())?.suites ?? {})
  return [
    ...[...adapters.keys()].map(plain),
    ...installed.flatMap(([suite, { programs }]) =>
      Object.keys(programs)
        .filter((name) => adapters.has(name))
        .map((name) => plain(`${name}@${suite}`)),
    ),
    { value: 'harness:', about: 'a program that answers many modules' },
    ...installed.map(([suite]) => plain(`harness:spirv-val@${suite}`)),
    ...drivers.map(({ name }) => plain(`vulkan:${name}`)),
    ...computeDrivers.map(({ name }) => plain(`opencl:${name}`)),
  ]
}

const causeIds = () => recordedCauseIds().map(plain)
const textNames = () => texts.map(({ name }) => plain(name))

/** Values of options that have no closed list of choices, by the name of the option. */
const byOption: Readonly<Record<string, (word: string) => readonly SuggestedWord[]>> = {
  text: textNames,
  env: () => environments.map(({ name }) => plain(name)),
  rule: ruleIds,
  case: ruleIds,
  cause: causeIds,
  tool: specs,
  tools: specs,
  baseline: specs,
  candidate: specs,
  revision: () => texts.map(({ name }) => plain(`${name}=`)),
  format: () => Object.keys(formats).map(plain),
  report: () => Object.keys(formats).map(plain),
  suite: () => suites.map(({ name, codename }) => ({ value: name, about: codename })),
  with: () =>
    [...extraPackages.map(({ name }) => name), ...npmPackages.map(({ name }) => name)].map(plain),
}

/** Values of positional arguments that are not files, by command. */
const byCommand: Readonly<Record<string, (word: string) => readonly SuggestedWord[]>> = {
  explain: (word) => [...ruleIds(word), ...(word.includes('/') ? [] : causeIds())],
  help: () => commandNames().map(plain),
}

/** The possible values of an option; nothing if that is a file, a number or the like. */
export function valuesOfOption(name: string, word: string): readonly SuggestedWord[] {
  return byOption[name]?.(word) ?? []
}

/** The possible arguments of a command; nothing if that is a file. */
export function valuesOfCommand(name: string, word: string): readonly SuggestedWord[] {
  return byCommand[name]?.(word) ?? []
}
