import type { Client } from '../../../scripts/browser/client.ts'
import type { RunInputs } from '../../../scripts/browser/inputs.ts'
import type { RunRequest } from '../../../scripts/browser/run.ts'
import type { Source } from '../../../scripts/browser/source.ts'
import { byId, element } from '../../reports/html/script/dom.js'
import { type OctetsField, octetsField } from './octets-field.ts'
import { outcomeView, traceView } from './run-outcome.ts'
import { typeAgain, typedIn } from './typed-fields.ts'

/** The module that is run, and the editor that shows where a run is. */
export interface RunContext {
  readonly client: Client
  readonly source: () => Source
  readonly goTo: (line: number) => void
  readonly stepTo: (line: number | undefined) => void
}

type KernelArgument = NonNullable<RunRequest['arguments']>[number]

/** A field of a form, and what it adds to a request. */
interface Field {
  readonly body: HTMLElement
  /** A sentence if what was typed cannot be read. */
  readonly read: () => Partial<RunRequest> | string
}

const none = new Uint8Array()

function countsField(groups: readonly [number, number, number]): Field {
  const inputs = groups.map((count, axis) =>
    element('input', {
      type: 'number',
      min: 1,
      value: count,
      'aria-label': `Work-groups in ${'xyz'[axis]}`,
    }),
  )
  return {
    body: element('p', { class: 'field' }, element('b', {}, 'Work-groups'), ...inputs),
    read: () => {
      const [x = 0, y = 0, z = 0] = inputs.map(({ value }) => Number(value))
      return [x, y, z].every((count) => Number.isInteger(count) && count > 0)
        ? { groups: [x, y, z] }
        : 'Work-groups: are whole numbers from 1'
    },
  }
}

function bindingsField(
  buffers: RunInputs['buffers'],
  fields: ReadonlyMap<string, OctetsField>,
): Field {
  return {
    body: element('div', {}, ...[...fields.values()].map(({ body }) => body)),
    read: () => {
      const bindings: Record<string, Uint8Array> = {}
      for (const { key } of buffers) {
        const read = fields.get(key)?.read() ?? none
        if (typeof read === 'string') return read
        bindings[key] = read
      }
      return { bindings }
    },
  }
}

/** Fields of the arguments of a kernel, of the kinds and sizes that fit. */
function argumentsField({ drawn }: RunInputs): Field | undefined {
  const given = drawn.arguments ?? []
  if (given.length === 0) return undefined
  const fields = given.map((argument, index) => {
    const label = `Argument ${index} (${argument.kind})`
    if (argument.kind === 'workgroup') {
      const size = element('input', {
        ...{ type: 'number', min: 1, value: argument.size, 'aria-label': `${label}, octets` },
      })
      const body = element('p', { class: 'field' }, element('b', {}, label), size, ' octets')
      return { body, read: (): KernelArgument => ({ kind: 'workgroup', size: Number(size.value) }) }
    }
    const field = octetsField(label, argument.bytes)
    const read = (): KernelArgument | string => {
      const bytes = field.read()
      return typeof bytes === 'string' ? bytes : { kind: argument.kind, bytes }
    }
    return { body: field.body, read }
  })
  return {
    body: element('div', {}, ...fields.map(({ body }) => body)),
    read: () => {
      const read = fields.map((field) => field.read())
      const wrong = read.find((argument) => typeof argument === 'string')
      return wrong ?? { arguments: read.filter((argument) => typeof argument !== 'string') }
    },
  }
}

function specializationField({ specialization }: RunInputs): Field | undefined {
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

function pushField({ pushConstants, drawn }: RunInputs): Field | undefined {
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

/** The choice among several entry points or kernels; choosing one asks for its inputs. */
function entryField(
  inputs: RunInputs,
  chosen: string | undefined,
  choose: (name: string) => void,
): HTMLElement {
  const names = inputs.entryPoints.map(({ name }) => name)
  const list = element(
    'select',
    { 'aria-label': 'Entry point', change: () => choose(list.value) },
    ...names.map((name) =>
      element('option', { selected: name === (chosen ?? inputs.drawn.entryPoint) }, name),
    ),
  )
  return element('p', { class: 'field' }, element('b', {}, 'Entry point'), list)
}

/** Reads all fields into a request; a sentence for the first that cannot be read. */
function requestOf(drawn: RunRequest, fields: readonly Field[]): RunRequest | string {
  let request: RunRequest = drawn
  for (const field of fields) {
    const read = field.read()
    if (typeof read === 'string') return read
    request = { ...request, ...read }
  }
  return { ...request, trace: { most: 10_000 } }
}

/** Shows the inputs of a shader or kernel, runs it in the interpreter, and shows what it computed. */
export async function showRun(context: RunContext, chosen?: string): Promise<void> {
  const panel = byId('run')
  const inputs = await context.client.inputs(
    context.source(),
    chosen === undefined ? {} : { entryPoint: chosen },
  )
  context.stepTo(undefined)
  if (inputs.kind === 'problem') {
    panel.replaceChildren(
      element('p', {}, inputs.message),
      ...(inputs.hint ? [element('p', { class: 'where' }, inputs.hint)] : []),
    )
    return
  }
  const { drawn, buffers } = inputs
  const octets = new Map(
    buffers.map(({ key, name, storageClass }) => [
      key,
      octetsField(
        `Buffer ${key}${name === undefined ? '' : ` ${name}`} (${storageClass})`,
        drawn.bindings?.[key] ?? none,
      ),
    ]),
  )
  const fields = [
    countsField(drawn.groups),
    bindingsField(buffers, octets),
    pushField(inputs),
    argumentsField(inputs),
    specializationField(inputs),
  ].filter((field) => field !== undefined)
  const result = element('div', { class: 'run-result', 'aria-live': 'polite' })
  const run = async () => {
    const request = requestOf(drawn, fields)
    if (typeof request === 'string') {
      result.replaceChildren(element('p', { class: 'verdict invalid' }, request))
      return
    }
    result.replaceChildren('Running')
    const done = await context.client.run(context.source(), request)
    if (done.kind === 'problem') {
      result.replaceChildren(element('p', { class: 'verdict invalid' }, done.message))
      return
    }
    result.replaceChildren(
      ...outcomeView(
        done.outcome,
        request.bindings ?? {},
        (key) => octets.get(key)?.form() ?? 'u32',
        context.goTo,
      ),
      ...(done.trace.length === 0 ? [] : [traceView(done.trace, done.isTraceCut, context.stepTo)]),
    )
  }
  const typed = typedIn(panel)
  panel.replaceChildren(
    ...(inputs.entryPoints.length > 1
      ? [entryField(inputs, chosen, (name) => void showRun(context, name))]
      : []),
    ...fields.map(({ body }) => body),
    element(
      'p',
      { class: 'field' },
      element('button', { type: 'button', class: 'button', click: () => void run() }, 'Run'),
    ),
    result,
  )
  typeAgain(panel, typed)
}
