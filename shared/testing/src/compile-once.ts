import vm from 'node:vm';

type CompileFunction = typeof vm.compileFunction;

const KEY = Symbol.for('bee.own-realm');
/** Also loaded by the test of the environment itself, where the patch is in place. */
const patched = vm as typeof vm & { [KEY]?: vm.Context };

/** In place of a context: the realm of Node itself. */
export const OWN_REALM = patched[KEY] ?? vm.createContext({});

/** Jest compiles every module again for each test file; here each is compiled once per process and run in any context. */
const compileOnce = (compile: CompileFunction): CompileFunction => {
  const scripts = new Map<string, { code: string; script: vm.Script }>();
  return (code, params = [], options = {}) => {
    const { parsingContext: context, filename = '' } = options;
    if (!context) return compile(code, params, options);
    let known = scripts.get(filename);
    if (known?.code !== code) {
      const head = `(function (${params.join(',')}) {`;
      const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
      known = { code, script };
      scripts.set(filename, known);
    }
    return context === OWN_REALM ? known.script.runInThisContext() : known.script.runInContext(context);
  };
};

if (!patched[KEY]) {
  patched[KEY] = OWN_REALM;
  vm.compileFunction = compileOnce(vm.compileFunction);
}
