import { AuthorError } from '#spec/author-error'
import { enumerantByName, instructionByOpcode } from '#spec/grammar/grammar'
import type { SentenceFact } from '#spec/vocabulary/facts'
import { isKnownVersion } from '../core/shared/availability.ts'
import { modelNames, models, modelsReaching } from '../core/shared/models.ts'
import type { Instruction, Module } from '../module.ts'
import { choice } from './amounts.ts'
import { type CompiledFact, factByFault } from './compiled-fact.ts'

type ExecutionFact = Extract<SentenceFact, { readonly shape: 'execution' }>

/** What is wrong with an instruction or its module; `undefined` where nothing is. */
type ExecutionFault = (module: Module, instruction: Instruction) => string | undefined

function minorVersion({ version }: Module): number {
  return (version >>> 8) & 0xff
}

/** Whether nothing that is declared enables the instruction at all; core/instruction-capability reports that. */
function lacksAll({ capabilities: declared }: Module, opcode: number): boolean {
  const enabling = instructionByOpcode(opcode)?.capabilities ?? []
  return enabling.length > 0 && !enabling.some((name) => declared.has(name))
}

function faultsOf(fact: ExecutionFact): readonly ExecutionFault[] {
  const faults: ExecutionFault[] = []
  const { since, capabilities, extensions, clients } = fact
  if (fact.models !== undefined || fact.notModels !== undefined) {
    const allowed = fact.models && models(...fact.models)
    const refused = models(...(fact.notModels ?? []))
    faults.push((module, instruction) => {
      const reaching = modelsReaching(module, instruction)
      const wrong = (reaching & refused) | (allowed === undefined ? 0 : reaching & ~allowed)
      return wrong === 0
        ? undefined
        : `${instruction.name} is in the call tree of an entry point of ${modelNames(wrong)}`
    })
  }
  if (capabilities !== undefined) {
    const names = capabilities.map((name) => {
      const row = enumerantByName('Capability', name)
      if (row !== undefined) return row.name
      throw new AuthorError(
        'unknown-enumerant',
        `a row names Capability ${name}, which the grammar does not have`,
      )
    })
    faults.push((module, { name, opcode }) =>
      names.some((declared) => module.capabilities.has(declared)) || lacksAll(module, opcode)
        ? undefined
        : `${name} of this needs the capability ${choice(names)}, which is not declared`,
    )
  }
  if (extensions !== undefined)
    faults.push((module, { name }) =>
      extensions.some((extension) => module.extensions.has(extension))
        ? undefined
        : `${name} needs the extension ${choice(extensions)}, which is not declared`,
    )
  if (since !== undefined)
    faults.push((module) =>
      !isKnownVersion(module.version) || minorVersion(module) >= since
        ? undefined
        : `the version is 1.${minorVersion(module)}, not 1.${since} or later`,
    )
  if (clients !== undefined)
    faults.push(({ environment: { client } }) =>
      client !== undefined && clients.includes(client)
        ? undefined
        : `the environment is not of ${choice(clients)}`,
    )
  return faults
}

/** A fact about who executes an instruction, and about its module. */
export function executionFact(fact: ExecutionFact): CompiledFact {
  const faults = faultsOf(fact)
  const faultOf = (instruction: Instruction, module: Module) => {
    for (const fault of faults) {
      const found = fault(module, instruction)
      if (found !== undefined) return found
    }
    return undefined
  }
  return factByFault(faultOf, ({ word }) => (fact.since === undefined ? word : versionWord))
}

/** Word of the header with the version. */
const versionWord = 1
