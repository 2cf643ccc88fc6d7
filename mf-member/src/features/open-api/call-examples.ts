export const languages = [
  { key: 'curl', title: 'curl' },
  { key: 'python', title: 'Python' },
  { key: 'r', title: 'R' },
  { key: 'excel', title: 'Excel' },
] as const;
export type Language = (typeof languages)[number]['key'];

export type Call = {
  /** Address of all series. */
  base: string;
  path: string;
  /** Query string, not encoded. */
  example: string;
};

/** A program that reads the example of a series into a table, ready to copy. */
export const exampleOf = (language: Language, { base, path, example }: Call): string => {
  const query = new URLSearchParams(example);
  query.set('format', 'csv');
  return programs[language](`${base}/${path}?${query}`, { base, path, example });
};

const programs: Record<Language, (address: string, call: Call) => string> = {
  curl: (address, { path }) => `curl -H "Authorization: Bearer $BEE_KEY" \\
  -o ${path.replaceAll('/', '-')}.csv \\
  "${address}"`,
  python: (address) => `import os
import pandas as pd

table = pd.read_csv(
    "${address}",
    storage_options={"Authorization": f"Bearer {os.environ['BEE_KEY']}"},
)`,
  r: (address) => `library(httr2)

answer <- request("${address}") |>
  req_auth_bearer_token(Sys.getenv("BEE_KEY")) |>
  req_perform()
table <- readr::read_csv(resp_body_raw(answer))`,
  excel: (_address, { base, path, example }) => `let
    Answer = Web.Contents("${base}", [
        RelativePath = "${path}",
        Query = [${[...new URLSearchParams(example), ['format', 'csv'], ['titles', 'zh']]
          .map(([name, value]) => `${name} = "${value}"`)
          .join(', ')}],
        Headers = [Authorization = "Bearer 这里换成密钥"]
    ]),
    Table = Table.PromoteHeaders(Csv.Document(Answer, [Encoding = 65001]))
in
    Table`,
};

/** What to do with the program. */
export const howTo: Record<Language, string> = {
  curl: '先把密钥放进环境变量：export BEE_KEY=bee_…',
  python: '先把密钥放进环境变量 BEE_KEY；需要 pandas。',
  r: '先把密钥放进环境变量 BEE_KEY（如 .Renviron）；需要 httr2 与 readr。',
  excel:
    '数据 → 获取数据 → 自其他源 → 空白查询 → 高级编辑器，粘贴后换上密钥；询问访问方式时选“匿名”。之后按“全部刷新”就是新数据。',
};
