// The import arrows of src/README.md, as rules that fail the build.
// An arrow that is not drawn here does not exist: each folder lists where it may reach.

/** Values may be imported from `folders`, types also from `typesOf`, npm packages as `packages` say. */
const arrow = (name, comment, { from, folders = [], typesOf = [] }) => {
  const reach = [from, ...folders]
  const into = (list) => `^src/(?:${list.join('|')})(?:/|\\.ts$)`
  return [
    {
      name: `${name}-reach`,
      comment,
      severity: 'error',
      from: { path: into([from]) },
      to: { path: '^src/', pathNot: into([...reach, ...typesOf]) },
    },
    ...(typesOf.length
      ? [
          {
            name: `${name}-types-only`,
            comment: `${comment} (of these: types only)`,
            severity: 'error',
            from: { path: into([from]) },
            to: { path: into(typesOf), pathNot: into(reach), dependencyTypesNot: ['type-only'] },
          },
        ]
      : []),
  ]
}

const npmPackage = (...names) => `node_modules/(?:@types/)?(?:${names.join('|')})/`

/** A package that only some folders may name. */
const only = (name, comment, packages, folders) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(?:${folders.join('|')})` },
  to: { path: npmPackage(...packages) },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrow('kernel', 'The kernel knows nothing of the project', { from: 'kernel' }),
    ...arrow('tactical', 'An engine stands on the kernel alone, never on the other engine', {
      from: 'engine/tactical',
      folders: ['kernel'],
    }),
    ...arrow('strategic', 'An engine stands on the kernel alone, never on the other engine', {
      from: 'engine/strategic',
      folders: ['kernel'],
    }),
    ...arrow('scenario', 'Files become data: scenario → engine, kernel', {
      from: 'scenario',
      folders: ['engine', 'kernel'],
    }),
    ...arrow('store', 'The store is the only caller of the engines: store → scenario, engine, kernel', {
      from: 'store',
      folders: ['scenario', 'engine', 'kernel'],
    }),
    ...arrow('render', 'The board shows a scene: render → store, i18n, geometry of the kernel, types', {
      from: 'render',
      folders: ['store', 'i18n', 'kernel'],
      typesOf: ['engine'],
    }),
    ...arrow('ui', 'Screens show the store: ui → store, i18n, types of engine, kernel, scenario', {
      from: 'ui',
      folders: ['store', 'i18n'],
      typesOf: ['engine', 'kernel', 'scenario'],
    }),
    ...arrow(
      'editor',
      'The editor is a screen: editor → store, i18n, ui, types of engine, kernel, scenario',
      {
        from: 'editor',
        folders: ['store', 'i18n', 'ui'],
        typesOf: ['engine', 'kernel', 'scenario'],
      },
    ),
    ...arrow('ai', 'A player made of rules: ai → engine, kernel', {
      from: 'ai',
      folders: ['engine', 'kernel'],
    }),
    ...arrow('i18n', 'Words for types: i18n → types of engine, kernel, scenario', {
      from: 'i18n',
      typesOf: ['engine', 'kernel', 'scenario'],
    }),
    {
      name: 'cli-reach',
      comment: 'The command line uses everything but the screens and the board',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/(?:ui|render)/' },
    },
    {
      name: 'bench-reach',
      comment: 'The benchmark uses everything but the screens; its pages draw boards',
      severity: 'error',
      from: { path: '^src/bench/' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'main-is-the-root',
      comment: 'The composition root imports all and is imported by nothing',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/main\\.tsx$' },
    },
    {
      name: 'no-tests-in-src',
      comment: 'The program does not import its tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-cycles',
      comment: 'Arrows point down. Types may describe each other: they are gone when the program runs',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-packages',
      comment: 'Kernel and engines use honeycomb-grid, pure-rand and @noble/hashes, no other package',
      severity: 'error',
      from: { path: '^src/(?:kernel|engine)/' },
      to: { path: 'node_modules/', pathNot: npmPackage('honeycomb-grid', 'pure-rand', '@noble/hashes') },
    },
    {
      name: 'pure-platform',
      comment: 'Kernel and engines run anywhere: nothing of Node',
      severity: 'error',
      from: { path: '^src/(?:kernel|engine)/' },
      to: { dependencyTypes: ['core'] },
    },
    only(
      'pixi-in-render',
      'PixiJS draws the board and nothing else',
      ['pixi\\.js', '@pixi'],
      ['render/', 'bench/'],
    ),
    only(
      'react-in-screens',
      'React is for the screens',
      ['react', 'react-dom', 'react-i18next'],
      ['ui/', 'editor/', 'main\\.tsx'],
    ),
    only(
      'zustand-in-store',
      'State lives in the store; screens take its React binding',
      ['zustand'],
      ['store/', 'ui/', 'editor/'],
    ),
    {
      name: 'zustand-binding-only',
      comment: 'A screen reads a store and makes none',
      severity: 'error',
      from: { path: '^src/(?:ui|editor)/' },
      to: { path: 'node_modules/zustand/(?:esm/)?(?:vanilla|middleware)' },
    },
    only('idb-in-store', 'Storage is the business of the store', ['idb', 'zundo'], ['store/']),
    {
      name: 'declared-packages',
      comment: 'A package that is imported stands in package.json, and src takes what ships',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:bench|cli)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
