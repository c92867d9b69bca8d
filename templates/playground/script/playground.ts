import { fragmentOf, readFragment, type Settings } from '../../../runner/playground/address.ts'
import type { PlaygroundData } from '../../../runner/playground/page-data.ts'
import type { Client } from '../../../scripts/browser/client.ts'
import type { Judgement, JudgeOptions } from '../../../scripts/browser/judgement.ts'
import { byId, element } from '../../pages/script/dom.js'
import { download } from '../../pages/script/download.js'
import { showBreakable } from './break-panel.ts'
import { controls } from './controls.ts'
import { dataFiles } from './data-files.ts'
import { decided } from './decided.ts'
import { createEditor, type LineMark } from './editor.ts'
import { examplesPanel } from './examples-panel.ts'
import { takeFiles } from './files.ts'
import { findings, lineOf, textErrors } from './findings.ts'
import { showId } from './id-line.ts'
import { judging } from './judging.ts'
import { keep, kept } from './kept.ts'
import { limitsReader } from './limits-reader.ts'
import { moduleState } from './module-state.ts'
import { opening } from './opening.ts'
import { showReflection } from './reflect-panel.ts'
import { showRun } from './run-panel.ts'
import { savedModule } from './saved-module.ts'
import { shortFragment, withoutUsual } from './shared-link.ts'
import { tabs } from './tabs.ts'
import { noteTyped } from './typed-fields.ts'
import { showVerdict, verdictText } from './verdict.ts'

/** What is open where an address names nothing and the tab has kept nothing. */
const beginning = `; Type or paste SPIR-V assembly, or open an example.
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 64 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%main = OpFunction %void None %function
%entry = OpLabel
OpReturn
OpFunctionEnd
`

/** The lines that are wrong, as the editor marks them. */
function marksOf({ verdict, errors, blames }: Judgement): readonly LineMark[] {
  if (verdict === 'error') return errors
  return blames.flatMap((blame) => {
    const line = lineOf(blame)
    return line === undefined ? [] : [{ line, message: `${blame.message} (${blame.rule})` }]
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What the buttons that save a module or copy its link work on. */
interface SharingPage {
  readonly client: Client
  readonly module: ReturnType<typeof moduleState>
  readonly modules: ReturnType<typeof opening>
  readonly form: ReturnType<typeof controls>
  readonly tell: (message: string) => void
}

/** Lets the buttons save the module as text or as octets, and copy a link that opens it. */
function saveAndShare({ client, module, modules, form, tell }: SharingPage): void {
  byId('save-assembly').addEventListener('click', () =>
    download('module.spvasm', new TextEncoder().encode(module.text())),
  )
  byId('save-binary').addEventListener('click', async () => {
    const octets = await savedModule(client, module.source(), form.settings().environment)
    if (octets === undefined) tell('The text is no module yet, so there is no .spv to save.')
    else download('module.spv', octets)
  })
  byId('copy-link').addEventListener('click', async () => {
    const fragment = await shortFragment(modules.addressed(), form.settings())
    if (fragment === undefined) {
      tell('The module is too large for a link of 32 kB: save it as a file, and send that.')
      byId('save-assembly').focus()
      return
    }
    history.replaceState(null, '', `#${fragment}`)
    byId('link-state').textContent = await navigator.clipboard.writeText(location.href).then(
      () => 'Copied',
      () => 'The link is in the address bar',
    )
  })
}

/** The options of the judge that the form has. Limits that cannot be read are reported and left out. */
async function judgeOptions(
  settings: Settings,
  readLimits: ReturnType<typeof limitsReader>,
  tell: (message: string) => void,
): Promise<JudgeOptions> {
  const { environment, revisions, layouts, limits } = settings
  const device = limits === undefined ? undefined : await readLimits(limits)
  const isWrong = device !== undefined && 'kind' in device
  if (isWrong) tell(`The limits of the device cannot be read: ${device.message}.`)
  return {
    ...(environment === '' ? {} : { environment }),
    revisions,
    layouts: Object.fromEntries(layouts.map((name) => [name, true])),
    ...(device === undefined || isWrong ? {} : { limits: device }),
  }
}

/** Starts the page: everything that is on it is filled and listens. */
export async function playground(
  client: Client,
  data: PlaygroundData,
  tell: (message: string) => void,
): Promise<void> {
  const files = dataFiles()
  const readLimits = limitsReader(client)
  let panel = 'findings'
  let isJudged = false
  /** Ends what a panel has begun for a module, which would keep the next one waiting. */
  let panelWork = new AbortController()

  const editor = createEditor(byId('editor'), document.body.dataset['nonce'] ?? '', {
    changed: () => {
      panelWork.abort()
      modules.typed()
      judge.soon()
    },
    moved: (id) => showId(byId('id-line'), id, editor.goTo),
  })
  const module = moduleState(client, editor)
  const form = controls(data, () => judge.now())
  const modules = opening({
    ...{ files, module, form, tell },
    begins: () => {
      panelWork.abort()
      openTab('findings')
    },
    opened: () => judge.now(),
  })
  const goTo = (line: number) => void module.reach(line).then(() => editor.goTo(line))

  const options = () => judgeOptions(form.settings(), readLimits, tell)
  /** Puts the state into the address, and keeps it in the tab. */
  const remember = async () => {
    const settings = form.settings()
    const fragment = await shortFragment(modules.addressed(), settings)
    history.replaceState(null, '', `#${fragment ?? ''}`)
    if (module.octets() === undefined)
      keep({
        text: module.text(),
        fragment: await fragmentOf({ settings: withoutUsual(settings) }),
      })
  }
  const showFindings = async (found: Judgement) => {
    const body = byId('findings')
    const context = {
      files,
      text: module.text,
      goTo,
      openCase: (id: string) => void modules.openCase(id),
    }
    if (found.verdict === 'error') body.replaceChildren(textErrors(found, goTo))
    else if (found.verdict === 'invalid') body.replaceChildren(...findings(found, context))
    else {
      const rules = await files.rules()
      body.replaceChildren(...decided(found, module.text(), form.settings(), data, rules))
    }
  }
  const showPanel = async () => {
    const { source } = module
    panelWork.abort()
    panelWork = new AbortController()
    const { signal } = panelWork
    try {
      if (panel === 'break')
        await showBreakable({ client, source, options, open: modules.openText, signal })
      if (panel === 'run') await showRun({ client, source, goTo, stepTo: editor.stepTo, signal })
      if (panel === 'reflect')
        await showReflection(client, module.source(), form.settings().environment)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  const openTab = tabs(byId('tabs'), (name) => {
    panel = name
    if (isJudged) showPanel().catch((error: unknown) => tell(`${messageOf(error)}.`))
  })
  const judge = judging({
    ...{ client, source: module.source, options },
    judged: (found) => {
      // `npm run page-speed` reads this mark.
      if (!isJudged) performance.mark('first verdict')
      isJudged = true
      showVerdict(verdictText(found), found.verdict)
      editor.mark(marksOf(found))
      byId('source-name').textContent = [modules.caseId() ?? '', module.note()]
        .filter(Boolean)
        .join(': ')
      byId('edit-listing').hidden = module.octets() === undefined
      Promise.all([showFindings(found), remember(), showPanel()]).catch((error: unknown) =>
        tell(`${messageOf(error)}.`),
      )
    },
    failed: (message) => showVerdict(`✗ ${message}.`, 'error'),
    slow: (stop) => {
      const button = element('button', { type: 'button', class: 'button', click: stop }, 'Stop')
      byId('verdict').replaceChildren('Still judging ', button)
    },
  })

  noteTyped(byId('run'))
  takeFiles((file) => void modules.openFile(file))
  examplesPanel(data, files, (id) => void modules.openCase(id))
  byId('answers-source').textContent = data.answers
  byId('edit-listing').addEventListener('click', () => {
    module.editListing()
    judge.now()
  })
  saveAndShare({ client, module, modules, form, tell })
  addEventListener('hashchange', () => void modules.openFragment(location.hash.slice(1)))

  const fragment = location.hash.slice(1)
  if (!(await modules.openFragment(fragment))) {
    const before = kept()
    const settings = fragment === '' && before ? await readFragment(before.fragment) : undefined
    if (settings !== undefined && 'settings' in settings) form.show(settings.settings)
    module.openText(before?.text ?? beginning)
    judge.now()
  }
  document.documentElement.classList.add('ready')
}
