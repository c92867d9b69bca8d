import { judgedTexts } from '#spec/judged'
import { knownExtensions } from './known-extensions.ts'
import type { Module } from './module.ts'

const extensions: ReadonlySet<string> = new Set([
  ...knownExtensions,
  ...judgedTexts.flatMap(({ facts }) => facts.extension ?? []),
])

/** Whether a name is that of an extension of OpenCL, not of SPIR-V. */
export function isOpenclExtension(name: string): boolean {
  return name.startsWith('cl_') || name.startsWith('cles_')
}

/**
 * Whether a rule of the environment refuses the name: no text of an extension is needed then.
 */
function isRefused(name: string, { environment }: Module): boolean {
  return environment.client === 'opencl' && isOpenclExtension(name)
}

/** Why the module cannot be judged: it uses an extension whose rules the judge does not know; `undefined` when it can. */
export function unsupportedExtension(module: Module): string | undefined {
  for (const name of module.extensions)
    if (!extensions.has(name) && !isRefused(name, module))
      return `the rules of extension ${JSON.stringify(name)} are not known here`
  return undefined
}
