import type { RunInputs } from '../../../scripts/browser/inputs.ts'
import type { KernelInputs } from '../../../scripts/browser/kernel-inputs.ts'
import type { RunRequest } from '../../../scripts/browser/run.ts'
import { element } from '../../pages/script/dom.js'
import { type OctetsField, octetsField } from './octets-field.ts'

/** A field of a form, and what it adds to a request. */
export interface Field {
  readonly body: HTMLElement
  /** The part of the request that was typed, or a sentence that says why it cannot be read. */
  readonly read: () => Partial<RunRequest> | string
}

type GivenArgument = NonNullable<RunRequest['arguments']>[number]
type Triple = RunRequest['groups']

const none = new Uint8Array()

function threeField(label: string, each: string, counts: Triple, key: string): Field {
  const inputs = counts.map((count, axis) =>
    element('input', {
      ...{ type: 'number', min: 1, value: count, 'aria-label': `${each} in ${'xyz'[axis]}` },
    }),
  )
  return {
    body: element('p', { class: 'field' }, element('b', {}, label), ...inputs),
    read: () => {
      const [x = 0, y = 0, z = 0] = inputs.map(({ value }) => Number(value))
      return [x, y, z].every((count) => Number.isInteger(count) && count > 0)
        ? { [key]: [x, y, z] }
        : `${label}: are whole numbers from 1`
    },
  }
}

/** How many workgroups there are. */
export function countsField(groups: Triple): Field {
  return threeField('Work-groups', 'Work-groups', groups, 'groups')
}

/** How many invocations a workgroup has, where the kernel does not say it. */
export function localSizeField({ localSize }: KernelInputs): Field | undefined {
  return localSize === undefined
    ? threeField('Invocations of a work-group', 'Invocations', [1, 1, 1], 'localSize')
    : undefined
}

/** The buffers of a shader, by their keys. */
export function bindingsField(fields: ReadonlyMap<string, OctetsField>): Field {
  return {
    body: element('div', {}, ...[...fields.values()].map(({ body }) => body)),
    read: () => {
      const bindings: Record<string, Uint8Array> = {}
      for (const [key, field] of fields) {
        const read = field.read()
        if (typeof read === 'string') return read
        bindings[key] = read
      }
      return { bindings }
    },
  }
}

/** An argument with its label. */
interface LabelledArgument {
  readonly label: string
  readonly drawn: GivenArgument
}

/** A field for an argument, of the kind and size that fit. */
interface ArgumentField {
  readonly body: HTMLElement
  readonly read: () => GivenArgument | string
  /** Absent for memory of a workgroup. */
  readonly octets?: OctetsField
}

function argumentField({ label, drawn }: LabelledArgument): ArgumentField {
  if (drawn.kind === 'workgroup') {
    const size = element('input', {
      ...{ type: 'number', min: 1, value: drawn.size, 'aria-label': `${label}, octets` },
    })
    const body = element('p', { class: 'field' }, element('b', {}, label), size, ' octets')
    return { body, read: () => ({ kind: 'workgroup', size: Number(size.value) }) }
  }
  const octets = octetsField(label, drawn.bytes)
  const read = () => {
    const bytes = octets.read()
    return typeof bytes === 'string' ? bytes : { kind: drawn.kind, bytes }
  }
  return { body: octets.body, read, octets }
}

function fieldOfArguments(fields: readonly ArgumentField[]): Field | undefined {
  if (fields.length === 0) return undefined
  return {
    body: element('div', {}, ...fields.map(({ body }) => body)),
    read: () => {
      const read = fields.map((field) => field.read())
      const wrong = read.find((argument) => typeof argument === 'string')
      return wrong ?? { arguments: read.filter((argument) => typeof argument !== 'string') }
    },
  }
}

/** Fields of the arguments of an entry point. */
export function argumentsField({ drawn }: RunInputs): Field | undefined {
  const given = drawn.arguments ?? []
  return fieldOfArguments(
    given.map((argument, index) =>
      argumentField({ label: `Argument ${index} (${argument.kind})`, drawn: argument }),
    ),
  )
}

/** Fields of the arguments of a kernel that is described, and what its buffers are called. */
export interface KernelFields {
  readonly field: Field | undefined
  /** The fields of buffers, by their keys. */
  readonly octets: ReadonlyMap<string, OctetsField>
  readonly names: ReadonlyMap<string, string>
}

/** Fields of the arguments of a kernel that is described. */
export function kernelFields(kernel: KernelInputs): KernelFields {
  const fields = kernel.arguments.map(({ kind, name, type, drawn }, ordinal) => {
    const called = [`Argument ${ordinal}`, ...(name === undefined ? [] : [name])].join(' ')
    return argumentField({ label: `${called} (${type ?? kind})`, drawn })
  })
  const octets = new Map<string, OctetsField>()
  const names = new Map<string, string>()
  for (const [ordinal, { key, name, drawn }] of kernel.arguments.entries()) {
    const field = fields[ordinal]?.octets
    if (key === undefined || drawn.kind !== 'buffer' || field === undefined) continue
    octets.set(key, field)
    names.set(key, `${name ?? `of argument ${ordinal}`} (${key})`)
  }
  return { field: fieldOfArguments(fields), octets, names }
}

/** Fields of the constants that can be specialized. */
export function specializationField({ specialization }: RunInputs): Field | undefined {
  if (specialization.length === 0) return undefined
  const inputs = specialization.map(({ id, type, value: usual = '', name }) => {
    const label = `Constant ${name ?? id} (${type})`
    const input = element('input', { type: 'text', value: usual, 'aria-label': label })
    return {
      id,
      usual,
      input,
      row: element('p', { class: 'field' }, element('b', {}, label), input),
    }
  })
  return {
    body: element('div', {}, ...inputs.map(({ row }) => row)),
    read: () => ({
      specialization: Object.fromEntries(
        inputs.flatMap(({ id, usual, input }) =>
          input.value === usual ? [] : [[String(id), input.value]],
        ),
      ),
    }),
  }
}

/** The push constants. */
export function pushField({ pushConstants, drawn }: RunInputs): Field | undefined {
  if (!pushConstants) return undefined
  const field = octetsField('Push constants', drawn.pushConstants ?? none)
  return {
    body: field.body,
    read: () => {
      const bytes = field.read()
      return typeof bytes === 'string' ? bytes : { pushConstants: bytes }
    },
  }
}
