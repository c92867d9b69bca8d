import type { Client } from '../../../scripts/browser/client.ts'
import type { RunInputs } from '../../../scripts/browser/inputs.ts'
import type { KernelInputs } from '../../../scripts/browser/kernel-inputs.ts'
import type { RunRequest } from '../../../scripts/browser/run.ts'
import type { Source } from '../../../scripts/browser/source.ts'
import { byId, element } from '../../pages/script/dom.js'
import { type OctetsField, octetsField } from './octets-field.ts'
import {
  argumentsField,
  bindingsField,
  countsField,
  type Field,
  kernelFields,
  localSizeField,
  pushField,
  specializationField,
} from './run-fields.ts'
import { outcomeView, traceView } from './run-outcome.ts'
import { typeAgain, typedIn } from './typed-fields.ts'

/** The module that is run, and the editor that shows where a run is. */
export interface RunContext {
  readonly client: Client
  readonly source: () => Source
  readonly goTo: (line: number) => void
  readonly stepTo: (line: number | undefined) => void
  /** Ends a run when the module changes. */
  readonly signal: AbortSignal
}

/** The form of an entry point or a kernel. */
interface RunForm {
  /** What it asks for where nothing is typed. */
  readonly usual: RunRequest
  readonly fields: readonly Field[]
  /** The fields of buffers, by their keys. */
  readonly octets: ReadonlyMap<string, OctetsField>
  /** What buffers are called, by their keys. */
  readonly names: ReadonlyMap<string, string>
}

const none = new Uint8Array()

function present(fields: readonly (Field | undefined)[]): readonly Field[] {
  return fields.filter((field) => field !== undefined)
}

/** The form of a kernel that NonSemantic.ClspvReflection describes: a runtime binds its arguments. */
function formOfKernel(kernel: KernelInputs, { drawn }: RunInputs): RunForm {
  const { field, octets, names } = kernelFields(kernel)
  return {
    usual: { kernel: kernel.name, groups: drawn.groups },
    fields: present([countsField(drawn.groups), localSizeField(kernel), field]),
    ...{ octets, names },
  }
}

function formOfEntryPoint(inputs: RunInputs): RunForm {
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
  const named = buffers.flatMap(({ key, name }) => (name ? [[key, `${name} (${key})`]] : []))
  return {
    usual: drawn,
    fields: present([
      countsField(drawn.groups),
      bindingsField(octets),
      pushField(inputs),
      argumentsField(inputs),
      specializationField(inputs),
    ]),
    octets,
    names: new Map(named as [string, string][]),
  }
}

/** The choice among several entry points or kernels; choosing one asks for its inputs. */
function choiceField(
  label: string,
  names: readonly string[],
  chosen: string | undefined,
  choose: (name: string) => void,
): HTMLElement {
  const list = element(
    'select',
    { 'aria-label': label, change: () => choose(list.value) },
    ...names.map((name) => element('option', { selected: name === chosen }, name)),
  )
  return element('p', { class: 'field' }, element('b', {}, label), list)
}

/** Reads all fields into a request; a sentence for the first that cannot be read. */
function requestOf(usual: RunRequest, fields: readonly Field[]): RunRequest | string {
  let request: RunRequest = usual
  for (const field of fields) {
    const read = field.read()
    if (typeof read === 'string') return read
    request = { ...request, ...read }
  }
  return { ...request, trace: { most: 10_000 } }
}

function runButton(form: RunForm, context: RunContext): readonly HTMLElement[] {
  const { usual, fields, octets, names } = form
  const result = element('div', { class: 'run-result', 'aria-live': 'polite' })
  const run = async () => {
    const request = requestOf(usual, fields)
    if (typeof request === 'string') {
      result.replaceChildren(element('p', { class: 'verdict invalid' }, request))
      return
    }
    result.replaceChildren('Running')
    const { client, source, signal } = context
    const done = await client.run(source(), request, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    if (done === undefined) return
    if (done.kind === 'problem') {
      result.replaceChildren(element('p', { class: 'verdict invalid' }, done.message))
      return
    }
    const shown = {
      before: done.given,
      formOf: (key: string) => octets.get(key)?.form() ?? 'u32',
      nameOf: (key: string) => names.get(key) ?? key,
      goTo: context.goTo,
    }
    result.replaceChildren(
      ...outcomeView(done.outcome, shown),
      ...(done.trace.length === 0 ? [] : [traceView(done.trace, done.isTraceCut, context.stepTo)]),
    )
  }
  const button = element('button', { type: 'button', class: 'button', click: () => void run() })
  button.append('Run')
  return [element('p', { class: 'field' }, button), result]
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
  const { kernels, entryPoints, drawn } = inputs
  const kernel = kernels.find(({ name }) => name === chosen) ?? kernels[0]
  const form = kernel === undefined ? formOfEntryPoint(inputs) : formOfKernel(kernel, inputs)
  const choose = (name: string) => void showRun(context, name)
  const choice =
    kernel !== undefined
      ? [
          choiceField(
            ...(['Kernel', kernels.map(({ name }) => name), kernel.name, choose] as const),
          ),
          element(
            'p',
            { class: 'where' },
            'It is called as NonSemantic.ClspvReflection describes it: its arguments become bindings, push constants and specialization constants.',
          ),
        ]
      : entryPoints.length > 1
        ? [
            choiceField(
              'Entry point',
              entryPoints.map(({ name }) => name),
              chosen ?? drawn.entryPoint,
              choose,
            ),
          ]
        : []
  const typed = typedIn(panel)
  panel.replaceChildren(
    ...choice,
    ...form.fields.map(({ body }) => body),
    ...runButton(form, context),
  )
  typeAgain(panel, typed)
}
