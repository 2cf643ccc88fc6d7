// Generated from the migrated database by `npm run schema:types`. Do not edit.
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { ColumnShapes } from './schema/column-shapes.ts';
import type { DefaultedJson, Instant, Json, NullableInstant } from './schema/columns.ts';

/** A pool of connections, or a transaction. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** The rows of every table and view, by name. */
export type Database = {
  action_log: {
    id: GeneratedAlways<number>;
    action_id: string;
    client_id: string;
    stage: string;
    user_id: string | null;
    ip: string;
    page: string;
    dwell_ms: number;
    record: Json<unknown>;
    created_at: Instant;
    /** Null if the client sent none; repeats are then counted again. */
    record_id: string | null;
    /** Remote, release and composition that ran; null if the record does not include them. */
    remote: string | null;
    release: string | null;
    composition: string | null;
    /** Kind of failure, name of the error, or name of the web vital. */
    kind: string | null;
    /** Value of a web vital; number of attempts for a load failure. */
    value: number | null;
    /** The visit that the edge issued; only records with a visit count as evidence about a release. */
    visit: string | null;
  };
  action_record: {
    /** Day of created_at in Shanghai; the partition. */
    day: string;
    /** From the client; made by the server if the client sent none. */
    record_id: string;
    action_id: string;
    client_id: string;
    stage: string;
    user_id: string | null;
    ip: string;
    page: string;
    dwell_ms: number;
    record: Json<ColumnShapes['action_record.record']>;
    created_at: Instant;
    /** Remote, release and composition that ran; null if the record does not include them. */
    remote: string | null;
    release: string | null;
    composition: string | null;
    /** Kind of failure, name of the error, or name of the web vital. */
    kind: string | null;
    /** Value of a web vital; number of attempts for a load failure. */
    value: number | null;
    /** The visit that the edge issued; only records with a visit count as evidence about a release. */
    visit: string | null;
  };
  ai_chat: {
    id: string;
    uid: number | null;
    visitor: string | null;
    title: string;
    pinned: Generated<boolean>;
    share: string | null;
    created_at: Instant;
    updated_at: Instant;
    shared_at: NullableInstant;
  };
  ai_event: {
    chat_id: string;
    message_id: string;
    seq: number;
    event: Json<ColumnShapes['ai_event.event']>;
    created_at: Instant;
  };
  ai_message: {
    chat_id: string;
    id: string;
    place: number;
    version_of: string | null;
    task_id: string;
    question: string;
    mode: ColumnShapes['ai_message.mode'];
    status: 'answering' | 'completed' | 'stopped' | 'interrupted' | 'error';
    text: Generated<string>;
    steps: DefaultedJson<ColumnShapes['ai_message.steps']>;
    blocks: DefaultedJson<ColumnShapes['ai_message.blocks']>;
    refs: DefaultedJson<ColumnShapes['ai_message.refs']>;
    suggestions: DefaultedJson<ColumnShapes['ai_message.suggestions']>;
    rating: 1 | -1 | null;
    reason: string | null;
    comment: string | null;
    created_at: Instant;
    elapsed_ms: number | null;
    beat_at: Instant;
    context: Json<ColumnShapes['ai_message.context']> | null;
  };
  api_key: {
    id: GeneratedAlways<number>;
    uid: number;
    name: string;
    /** The beginning of the secret, by which its owner recognizes it. */
    prefix: string;
    /** SHA-256 of the secret, which is not stored. */
    secret_hash: string;
    /** Requests per day that the member allows; null is no limit below that of the membership. */
    day_limit: number | null;
    created_at: Instant;
    last_used_at: NullableInstant;
    revoked_at: NullableInstant;
  };
  api_key_day: {
    key_id: number;
    day: string;
    requests: Generated<number>;
    rows: Generated<number>;
    /** Requests beyond a daily limit, which were not answered. */
    refused: Generated<number>;
  };
  article: {
    id: string;
    natural_key: string;
    scope: 'news' | 'policy' | 'report' | 'special';
    type: string;
    cate: string | null;
    title: string;
    summary: string;
    cover: string | null;
    source_name: string | null;
    author: string | null;
    published_at: string | null;
    content_html: string;
    toc: DefaultedJson<ColumnShapes['article.toc']>;
    key_points: Generated<string[]>;
    attachments: DefaultedJson<ColumnShapes['article.attachments']>;
    original_url: string | null;
    copyright: string | null;
    words: number;
    views: Generated<number>;
    favs: Generated<number>;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
  };
  article_count: {
    scope: string;
    type: string;
    year: number | null;
    cate: string | null;
    org_name: string | null;
    issuing_orgs: string[] | null;
    level: string | null;
    region: string | null;
    doc_type: string | null;
    status: string | null;
    expires_in: number | null;
    has_pdf: boolean | null;
    pages: number | null;
    articles: number;
    updated_at: Instant;
  };
  article_recount: {
    scope: string;
    type: string;
    year: number | null;
  };
  article_tag: {
    article_id: string;
    tag_id: string;
  };
  article_tag_count: {
    tag_id: string;
    scope: string;
    type: string;
    year: number | null;
    cate: string | null;
    articles: number;
    updated_at: Instant;
  };
  attempt: {
    key: string;
    count: number;
    window_ends: Instant;
  };
  baike: {
    id: string;
    natural_key: string;
    title: string;
    alias: Generated<string[]>;
    cate_id: string;
    summary: string;
    cover: string | null;
    info: DefaultedJson<ColumnShapes['baike.info']>;
    content_html: string;
    toc: DefaultedJson<ColumnShapes['baike.toc']>;
    refs: DefaultedJson<ColumnShapes['baike.refs']>;
    views: Generated<number>;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
    /** A to Z by the pinyin of the title; # if it does not start with a letter. */
    letter: Generated<string>;
    product: string | null;
  };
  baike_category: {
    id: string;
    title: string;
    rank: number;
    pid: string | null;
  };
  baike_comment: {
    id: GeneratedAlways<number>;
    baike_id: string;
    root_id: number | null;
    reply_to: number | null;
    uid: number;
    form_token: string | null;
    kind: 'comment' | 'supplement';
    content: string;
    source_url: string | null;
    status: 'pending' | 'online' | 'rejected' | 'deleted';
    held_for: Generated<string>;
    reason: Generated<string>;
    likes: Generated<number>;
    reply_count: Generated<number>;
    sample: Generated<boolean>;
    reviewed_by: number | null;
    reviewed_at: NullableInstant;
    created_at: Instant;
  };
  baike_comment_like: {
    comment_id: number;
    uid: number;
  };
  baike_comment_report: {
    id: GeneratedAlways<number>;
    comment_id: number;
    uid: number;
    reason: ColumnShapes['baike_comment_report.reason'];
    detail: Generated<string>;
    status: Generated<'new' | 'done'>;
    created_at: Instant;
  };
  banner: {
    id: string;
    pos: string;
    title: string;
    subtitle: string;
    image: string | null;
    page: string | null;
    params: DefaultedJson<ColumnShapes['banner.params']>;
    rank: number;
  };
  browser_error: {
    day: string;
    fingerprint: string;
    remote: string;
    release: string;
    kind: string;
    message: string;
    frames: Json<unknown>;
    composition: string;
    count: number;
    browsers: Json<unknown>;
    pages: Json<unknown>;
    first_at: Instant;
    last_at: Instant;
  };
  cache_tag: {
    name: string;
    version: number;
    withdrawn: number;
    touched_in: number;
    touched_at: Instant;
  };
  call_minute: {
    process: string;
    at: Instant;
    operation: string;
    calls: number;
    failures: number;
    /** Milliseconds. */
    p50: number;
    /** Milliseconds. */
    p95: number;
    /** Milliseconds. */
    slowest: number;
  };
  captcha: {
    holder_hash: string;
    /** Text of an image captcha, or challenge of a proof of work. */
    answer: string;
    expires_at: Instant;
    purpose: ColumnShapes['captcha.purpose'];
    kind: 'image' | 'work';
  };
  compose_request: {
    id: GeneratedAlways<number>;
    change: Json<ColumnShapes['compose_request.change']>;
    uid: number;
    /** Nickname of the operator, for the history. */
    name: string;
    state: Generated<'waiting' | 'done' | 'refused'>;
    answer: Generated<string>;
    created_at: Instant;
    done_at: NullableInstant;
    /** Request id of the operator's call; also its trace id. */
    request_id: string | null;
  };
  composer_lease: {
    name: string;
    holder: string;
    until: Instant;
  };
  composition_floor: {
    one: Generated<boolean>;
    sequence: number;
    raised_at: Instant;
  };
  custom_order: {
    id: string;
    no: string;
    /** Null for a visitor who is not logged in. */
    uid: number | null;
    kind: 'report' | 'data';
    title: string;
    industry: Generated<string>;
    region: Generated<string>;
    period: Generated<string>;
    fields: Generated<string>;
    deliver: Generated<string>;
    budget: Generated<string>;
    deadline: string | null;
    company: Generated<string>;
    contact: string;
    mobile: string;
    remark: Generated<string>;
    form_token: string | null;
    ip: string;
    status: Generated<'new' | 'contacted' | 'done' | 'declined'>;
    created_at: Instant;
    /** Yuan, decimal text; null until the order is quoted. */
    price: string | null;
  };
  custom_order_file: {
    order_id: string;
    place: number;
    fid: string;
  };
  custom_order_step: {
    id: GeneratedAlways<number>;
    order_id: string;
    status: ColumnShapes['custom_order_step.status'];
    operator: number | null;
    note: Generated<string>;
    at: Instant;
  };
  data_product: {
    id: string;
    title: string;
    summary: string;
    desc_html: string;
    cate_id: string;
    cover: string | null;
    freq: 'D' | 'W' | 'M' | 'Q' | 'Y' | 'irregular';
    geo: string;
    period_from: string | null;
    period_to: string | null;
    rows: number;
    fields: number;
    formats: ColumnShapes['data_product.formats'];
    /** Yuan, decimal text; null where it is not sold. */
    price: string | null;
    access: 'public' | 'login' | 'vip' | 'buy';
    licence: string;
    tags: Generated<string[]>;
    tables: Generated<string[]>;
    sales: Generated<number>;
    rank: number;
    released_on: string;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
  };
  data_product_file: {
    product_id: string;
    doc_id: string;
    place: number;
    title: string;
    fid: string;
    ext: 'csv' | 'xlsx' | 'zip';
    rows: number | null;
    fields: number | null;
    dict: Json<ColumnShapes['data_product_file.dict']>;
    preview: Json<ColumnShapes['data_product_file.preview']>;
    coverage: Json<ColumnShapes['data_product_file.coverage']>;
    released_on: string;
  };
  data_product_release: {
    product_id: string;
    no: number;
    version: string;
    date: string;
    note: string;
    rows: number;
    fields_added: Generated<string[]>;
    fields_removed: Generated<string[]>;
  };
  data_source: {
    id: GeneratedAlways<number>;
    kind: string;
    name: string;
    url: string | null;
    publisher: string | null;
    sample: boolean;
    retrieved_at: Instant;
  };
  document: {
    sha256: string;
    pages: number | null;
    outline: DefaultedJson<ColumnShapes['document.outline']>;
    problem: ColumnShapes['document.problem'] | null;
    read_at: Instant;
  };
  document_cut: {
    sha256: string;
    pages: number;
    key: string;
    size: number;
    cut_sha256: string;
    made_at: Instant;
  };
  edge_observation: {
    edge: string;
    /** Start of the window by the API's clock. */
    at: Instant;
    remote: string;
    release: string;
    /** Number of documents served for the pages of this remote. */
    documents: number;
    /** Number of visits that were served a composition with this release. */
    visits: number;
    /** Number of documents that the server was expected to render. */
    renders: number;
    render_failed: number;
    /** Milliseconds until the document was rendered, 95th percentile. */
    render_p95: number | null;
    /** Number of files that the edge refused to serve because they do not match the release. */
    files_refused: number;
    /** `<visit>.<network>` of the visits, both hashed. */
    visit_hashes: Generated<string[]>;
    /** The edge's key of a two-second window: milliseconds by the edge's clock. */
    slot: number;
    /** Hashed networks that received documents without a rendered page. */
    render_networks: Generated<string[]>;
  };
  edge_seen: {
    edge: string;
    /** Id of the composition served to visitors outside a canary. */
    composition: string;
    sequence: number;
    /** Why the edge does not follow a newer composition; empty when there is no problem. */
    problem: Generated<string>;
    seen_at: Instant;
  };
  enterprise: {
    id: string;
    natural_key: string;
    name: string;
    short_name: string;
    logo: string | null;
    province: string | null;
    city: string | null;
    founded: number | null;
    main_products: Generated<string[]>;
    scale: string | null;
    intro: string;
    site: string | null;
    stock_code: string | null;
    sample: boolean;
    source_id: number;
  };
  favorite: {
    id: Generated<number>;
    uid: number;
    type: ColumnShapes['favorite.type'];
    target_id: string;
    title: string;
    summary: string;
    link: Json<ColumnShapes['favorite.link']>;
    created_at: Instant;
  };
  feedback: {
    id: Generated<number>;
    uid: number | null;
    contact: string;
    tel: string;
    content: string;
    ip: string;
    status: Generated<'new' | 'done'>;
    created_at: Instant;
    note: Generated<string>;
    handled_by: number | null;
    handled_at: NullableInstant;
  };
  file: {
    fid: string;
    /** Null for files that the site publishes. */
    uid: number | null;
    purpose: 'avatar' | 'image' | 'attachment' | 'report' | 'picture' | 'data' | 'invoice';
    /** Includes the extension that matches the content. */
    name: string;
    /** MIME type of the content. */
    type: string;
    /** Bytes. */
    size: number;
    sent_sha256: string;
    sha256: string;
    /** Key in the file store. */
    key: string;
    state: 'arriving' | 'stored' | 'leaving';
    created_at: Instant;
    changed_at: Instant;
  };
  food: {
    code: string;
    name: string;
    alias: Generated<string[]>;
    en: string | null;
    latin: string | null;
    first_id: number;
    second_id: number;
    edible_pct: number | null;
    representative: boolean;
    origin: string | null;
    description: string | null;
    data_class: 'lab' | 'label' | 'calc' | 'borrowed' | null;
    portions: DefaultedJson<ColumnShapes['food.portions']>;
    sold_as: Generated<string[]>;
    rank: number;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
  };
  food_category: {
    id: GeneratedAlways<number>;
    pid: number | null;
    title: string;
    rank: number;
  };
  food_ending: {
    code: string;
    name: string;
    other: boolean;
    way: number;
    at: number;
    ending: string;
  };
  food_gi: {
    name: string;
    group_name: string;
    gi: number;
    match_key: string;
    sample: boolean;
    source_id: number;
  };
  food_limit: {
    id: string;
    food_id: string;
    substance_id: string;
    food_text: string;
    value: number | null;
    value_text: string;
    unit: string | null;
    authority: 'GB' | 'Codex';
    excludes: Generated<string[]>;
    standard_code: string | null;
    standard_key: string | null;
    clause: string | null;
    note: string | null;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
  };
  food_mean: {
    first_id: number;
    nutrient: string;
    mean: number;
    n: number;
  };
  food_nutrient: {
    code: string;
    nutrient: string;
    v: number | null;
    state: '=' | 'est' | '<' | 'tr' | 'doubt';
    decimals: number;
    rank: number | null;
  };
  hot_keyword: {
    keyword: string;
    heat: number;
    trend: 'up' | 'flat' | 'down';
    blocked: Generated<boolean>;
    /** True if an operator added the keyword. */
    added: Generated<boolean>;
    pinned_at: NullableInstant;
    changed_at: NullableInstant;
    changed_by: number | null;
  };
  hs_code: {
    code: string;
    level: number;
    parent: string | null;
    name: string;
    en: string | null;
    unit: string | null;
    unit2: string | null;
    valid_from: number;
    valid_to: number | null;
    sample: boolean;
  };
  hs_edition: {
    code: string;
    year: number;
    name: string;
  };
  hs_successor: {
    code: string;
    successor: string;
  };
  import_change: {
    run: number;
    no: GeneratedAlways<number>;
    table_name: string;
    /** Key columns of the row. */
    key: Json<ColumnShapes['import_change.key']>;
    /** The row before the change; null if it did not exist. */
    before: Json<ColumnShapes['import_change.before']> | null;
    /** True if the run wrote the values that the row already had. */
    same: Generated<boolean>;
    /** True if the run did not write this row itself and only changed columns derived from other rows. */
    derived: Generated<boolean>;
  };
  import_lease: {
    name: string;
    run: number | null;
    expires_at: Instant;
  };
  import_run: {
    id: string;
    kind: string;
    files: string[];
    state: 'running' | 'published' | 'dry' | 'failed' | 'undone';
    started_at: Instant;
    heartbeat_at: Instant;
    finished_at: NullableInstant;
    counts: DefaultedJson<ColumnShapes['import_run.counts']>;
    /** Run number shown to operators; later runs have higher numbers. */
    no: GeneratedAlways<number>;
    /** True while the journal of the run is retained. */
    undoable: Generated<boolean>;
  };
  industry_name: {
    node_id: string;
    name: string;
    other: boolean;
    folded: string;
    spelling: string;
    initials: string;
    syllables: string;
    within: string;
  };
  industry_node: {
    id: string;
    pid: string | null;
    type: 'domain' | 'category' | 'model';
    title: string;
    path: DefaultedJson<ColumnShapes['industry_node.path']>;
    rank: number;
    tables: Generated<number>;
  };
  industry_past: {
    table_no: number;
    period: string;
    adcode: Generated<string>;
    d1: Generated<string>;
    d2: Generated<string>;
    d3: Generated<string>;
    d4: Generated<string>;
    revision: number;
    cells: ColumnShapes['industry_past.cells'];
    published_on: string;
  };
  industry_row: {
    table_no: number;
    period: string;
    adcode: Generated<string>;
    d1: Generated<string>;
    d2: Generated<string>;
    d3: Generated<string>;
    d4: Generated<string>;
    cells: ColumnShapes['industry_row.cells'];
    published_on: string;
  };
  industry_table: {
    no: GeneratedAlways<number>;
    model_id: string;
    title: string;
    alias: Generated<string[]>;
    description: Generated<string>;
    freq: 'D' | 'W' | 'X' | 'M' | 'Q' | 'Y';
    geo_level: 'none' | 'nation' | 'province' | 'city' | 'market';
    fields: Json<ColumnShapes['industry_table.fields']>;
    tags: Generated<string[]>;
    products: Generated<string[]>;
    parent: string | null;
    lag_days: number | null;
    market_places: Generated<string[]>;
    source_id: number;
    sample: boolean;
    updated_at: Instant;
    first_period: string | null;
    last_period: string | null;
    row_count: Generated<number>;
    places: Generated<string[]>;
    vintages: Generated<string[]>;
    coverage: DefaultedJson<ColumnShapes['industry_table.coverage']>;
  };
  industry_value: {
    table_no: number;
    slot: string;
    value: string;
    rows: number;
  };
  industry_view: {
    uid: number;
    model_id: string;
    viewed_at: Instant;
  };
  installation: {
    name: string;
    done_at: Instant;
  };
  invoice: {
    id: string;
    uid: number;
    no: Generated<string>;
    /** Yuan, decimal text. */
    amount: string;
    type: 'normal' | 'special';
    title: Json<ColumnShapes['invoice.title']>;
    content: string;
    email: string;
    mobile: Generated<string>;
    remark: Generated<string>;
    status: 'submitted' | 'issuing' | 'issued' | 'rejected' | 'reversed';
    reject_reason: Generated<string>;
    fid: string | null;
    form_token: string | null;
    handled_by: number | null;
    submitted_at: Instant;
    issued_at: NullableInstant;
    red_no: Generated<string>;
    red_fid: string | null;
    reversed_at: NullableInstant;
  };
  invoice_order: {
    invoice_id: string;
    order_id: string;
    live: Generated<boolean>;
  };
  invoice_title: {
    id: GeneratedAlways<number>;
    uid: number;
    kind: 'person' | 'company';
    title: string;
    tax_no: Generated<string>;
    address: Generated<string>;
    phone: Generated<string>;
    bank: Generated<string>;
    account: Generated<string>;
    is_default: Generated<boolean>;
    created_at: Instant;
  };
  job_pause: {
    name: string;
    paused_at: Instant;
  };
  job_progress: {
    job: string;
    done: number;
    total: number;
    /** What is in progress, in Chinese. */
    step: string;
    at: Instant;
  };
  journaled_table: {
    name: string;
    key: string[];
  };
  limit_food: {
    id: string;
    title: string;
    match_key: string;
    alias: Generated<string[]>;
    parent_id: string | null;
    level: '食品' | '亚类' | '类别';
    path: string[];
    path_ids: string[];
    rank: number;
    sample: boolean;
  };
  limit_substance: {
    id: string;
    name: string;
    match_key: string;
    alias: Generated<string[]>;
    kind: '农药' | '兽药' | '重金属' | '真菌毒素' | '微生物' | '添加剂' | '其他';
    info: DefaultedJson<ColumnShapes['limit_substance.info']>;
    sample: boolean;
  };
  market: {
    id: string;
    name: string;
    match_key: string;
    province: string | null;
    city: string | null;
    adcode: string | null;
    lng: number | null;
    lat: number | null;
    sample: boolean;
    area: string | null;
  };
  market_report: {
    id: string;
    kind: 'weekly' | 'survey';
    market_id: string;
    source_id: number;
    date: string;
    span_from: string;
    span_to: string;
    before_from: string;
    before_to: string;
    title: string;
    author: string;
    summary: string;
    content_html: string;
    up: number;
    down: number;
    rows: Json<ColumnShapes['market_report.rows']>;
    sample: boolean;
  };
  member: {
    uid: Generated<number>;
    /** Null for a member who signed up through a third party and has not bound a number. */
    mobile: string | null;
    password_hash: string | null;
    nickname: string;
    sex: Generated<'unknown' | 'male' | 'female'>;
    birthday: string | null;
    province: Generated<string>;
    city: Generated<string>;
    district: Generated<string>;
    entity: Generated<string>;
    /** Balance of the points ledger. */
    score: Generated<number>;
    exp: Generated<number>;
    login_count: Generated<number>;
    reg_ip: Generated<string>;
    reg_time: Instant;
    last_login_ip: Generated<string>;
    last_login_time: NullableInstant;
    status: Generated<'active' | 'blocked' | 'merged'>;
    file_download: Generated<number>;
    qq_openid: string | null;
    wx_unionid: string | null;
    vip_expire: NullableInstant;
    vegetable_expire: NullableInstant;
    is_operator: Generated<boolean>;
    is_demo: Generated<boolean>;
    /** For a merged account: the surviving account. */
    merged_into: number | null;
    avatar_fid: string | null;
  };
  member_use: {
    uid: number;
    kind: 'reports' | 'downloads' | 'exports';
    what: string;
    day: string;
    times: Generated<number>;
  };
  membership_record: {
    id: GeneratedAlways<number>;
    uid: number;
    kind: 'vip' | 'veg_vip';
    source: 'opening' | 'order' | 'refund' | 'merge';
    /** Id of the order for `order` and `refund`. */
    biz_id: string;
    ends_before: NullableInstant;
    ends_after: NullableInstant;
    created_at: Instant;
  };
  message: {
    id: Generated<number>;
    uid: number;
    key: string;
    kind: 'price' | 'quote' | 'standard' | 'comment' | 'supply' | 'order' | 'invoice' | 'account';
    title: string;
    body: string;
    link: Json<ColumnShapes['message.link']> | null;
    created_at: Instant;
    read_at: NullableInstant;
    deleted_at: NullableInstant;
  };
  oauth_state: {
    state_hash: string;
    platform: 'wx' | 'qq' | 'mobile';
    browser_hash: string;
    action: 'login' | 'bind';
    uid: number | null;
    status: Generated<'started' | 'exchanging' | 'authorized' | 'refused' | 'failed' | 'done'>;
    identity: string | null;
    nickname: Generated<string>;
    mobile: string | null;
    problem: Generated<string>;
    expires_at: Instant;
  };
  ops_message: {
    id: GeneratedAlways<number>;
    kind: string;
    title: string;
    body: Json<ColumnShapes['ops_message.body']>;
    created_at: Instant;
    sent_at: NullableInstant;
    tries: Generated<number>;
    /** Null after the message was sent or given up. */
    next_try_at: NullableInstant;
    failure: Generated<string>;
  };
  passage_vector: {
    model: string;
    hash: string;
    vector: number[];
    made_at: Instant;
  };
  payment: {
    pay_no: string;
    order_id: string;
    method: 'wechat' | 'alipay';
    channel: 'native' | 'h5' | 'page' | 'wap';
    /** Yuan, decimal text. */
    amount: string;
    status: 'waiting' | 'scanned' | 'paid' | 'closed' | 'failed';
    /** Text of a QR code or an address; null until the provider has answered. */
    pay_url: string | null;
    trade_no: string | null;
    created_at: Instant;
    expires_at: Instant;
    asked_at: NullableInstant;
    paid_at: NullableInstant;
    closed_at: NullableInstant;
  };
  payment_notice: {
    id: GeneratedAlways<number>;
    method: 'wechat' | 'alipay';
    key: string;
    body: Json<unknown>;
    received_at: Instant;
    processed_at: NullableInstant;
    outcome: string | null;
  };
  policy: {
    article_id: string;
    doc_no: string | null;
    issuing_orgs: Generated<string[]>;
    level: ColumnShapes['policy.level'];
    region: string | null;
    region_adcode: string | null;
    doc_type: string | null;
    issued_at: string | null;
    effective_at: string | null;
    expires_at: string | null;
    status: 'in_force' | 'amended' | 'repealed' | 'draft';
    chain_key: string;
    history: Generated<string[]>;
    /** Ids of the policies that a text or a picture explains. */
    interprets: Generated<string[]>;
    amended_at: string | null;
  };
  price_product: {
    id: GeneratedAlways<number>;
    class_id: string;
    group_name: string;
    name: string;
    match_key: string;
    alias: Generated<string[]>;
    rank: number;
    sample: boolean;
    scope: Generated<'market' | 'origin' | 'herb'>;
    letter: string | null;
  };
  price_quote: {
    series_id: number;
    date: string;
    /** 元/公斤. */
    low: number | null;
    /** 元/公斤. */
    avg: number | null;
    /** 元/公斤. */
    high: number | null;
    unit: string;
    /** As the source wrote it, per `unit`. */
    source_low: number | null;
    /** As the source wrote it, per `unit`. */
    source_avg: number | null;
    /** As the source wrote it, per `unit`. */
    source_high: number | null;
    flag: string | null;
  };
  price_report: {
    id: string;
    uid: number;
    group_name: string;
    product: string;
    spec: string;
    market_id: string;
    market: string;
    date: string;
    unit: string;
    /** As the member wrote it, per `unit`. */
    source_low: number;
    /** As the member wrote it, per `unit`. */
    source_high: number;
    /** 元/公斤. */
    low: number;
    /** 元/公斤. */
    high: number;
    /** 元/公斤. */
    avg: number;
    /** Tonnes. */
    volume: number | null;
    remark: string;
    /** Average of the market at that time, 元/公斤, for reviewers. */
    usual: number | null;
    status: Generated<'pending' | 'approved' | 'rejected'>;
    reason: Generated<string>;
    form_token: string | null;
    reviewed_by: number | null;
    reviewed_at: NullableInstant;
    created_at: Instant;
    /** Id of a file. */
    photo: string | null;
  };
  price_series: {
    id: GeneratedAlways<number>;
    product_id: number;
    market_id: string;
    spec: Generated<string>;
    origin: string | null;
    source_id: number;
    sample: boolean;
    headline: Generated<boolean>;
    market_count: Generated<number>;
    quotes: Generated<number>;
    first_date: string | null;
    last_date: string | null;
    prev_date: string | null;
    /** 元/公斤. */
    low: number | null;
    /** 元/公斤. */
    avg: number | null;
    /** 元/公斤. */
    high: number | null;
    unit: string | null;
    /** As the source wrote it, per `unit`. */
    source_low: number | null;
    /** As the source wrote it, per `unit`. */
    source_avg: number | null;
    /** As the source wrote it, per `unit`. */
    source_high: number | null;
    flag: string | null;
    /** Percent. */
    chg_d: number | null;
    /** Percent. */
    chg_w: number | null;
    /** Percent. */
    chg_m: number | null;
    /** Percent. */
    chg_y: number | null;
    /** Averages of the 30 days up to `last_date`, oldest first, 元/公斤; null for days without a quote. */
    spark: Generated<ColumnShapes['price_series.spark']>;
    scope: Generated<ColumnShapes['price_series.scope']>;
    variant: Generated<string>;
    monthly: Generated<boolean>;
    mean30: number | null;
  };
  price_series_year: {
    series_id: number;
    year: number;
    quotes: number;
    first_date: string;
    last_date: string;
    days: Generated<string>;
  };
  price_span: {
    first_date: string | null;
    last_date: string | null;
  };
  price_watch: {
    id: Generated<number>;
    uid: number;
    type: Generated<ColumnShapes['price_watch.type']>;
    target_id: string;
    market_id: string | null;
    spec: string | null;
    op: 'above' | 'below' | 'change';
    /** 元/公斤; percent for `change`. */
    value: number;
    days: 1 | 7 | 30 | null;
    armed: boolean;
    checked_date: string | null;
    fired_at: NullableInstant;
    fired_date: string | null;
    /** 元/公斤. */
    fired_price: number | null;
    created_at: Instant;
  };
  purchase: {
    id: string;
    no: string;
    uid: number;
    kind: 'vip' | 'veg_vip' | 'report' | 'data' | 'custom';
    items: Json<ColumnShapes['purchase.items']>;
    /** Yuan, decimal text. */
    amount: string;
    /** Yuan, decimal text. */
    discount: Generated<string>;
    points_used: Generated<number>;
    /** Yuan, decimal text. */
    pay_amount: string;
    status: 'unpaid' | 'paid' | 'cancelled' | 'expired' | 'refunding' | 'refunded';
    pay_method: 'wechat' | 'alipay' | null;
    created_at: Instant;
    expires_at: Instant;
    paid_at: NullableInstant;
    invoice_status: Generated<'none' | 'submitted' | 'issuing' | 'issued' | 'rejected' | 'reversed'>;
    benefit_from: NullableInstant;
    benefit_to: NullableInstant;
    remark: Generated<string>;
    /** Kind and product (`data:wholesale-prices`); for memberships only the kind. */
    target: Generated<string>;
    plan_id: Generated<string>;
    form_token: string | null;
    form_hash: string | null;
    cancel_reason: Generated<string>;
    /** Refunded part of `pay_amount`; yuan, decimal text. */
    refunded: Generated<string>;
  };
  purchase_step: {
    id: GeneratedAlways<number>;
    order_id: string;
    status: ColumnShapes['purchase_step.status'];
    text: string;
    at: Instant;
  };
  reference_article: {
    id: string;
    natural_key: string;
    issue_id: string;
    place: number;
    section: string;
    title: string;
    summary: string;
    author: string | null;
    content_html: string;
    toc: DefaultedJson<ColumnShapes['reference_article.toc']>;
    words: number;
    updated_at: Instant;
  };
  reference_article_tag: {
    article_id: string;
    tag_id: string;
  };
  reference_enterprise: {
    series_id: string;
    enterprise_id: string;
    place: number;
  };
  reference_issue: {
    id: string;
    natural_key: string;
    series_id: string;
    no: string;
    title: string;
    period: string;
    published_at: string;
    summary: string;
    key_points: Generated<string[]>;
    cover: string | null;
    fid: string | null;
    pages: number | null;
  };
  reference_series: {
    id: string;
    natural_key: string;
    title: string;
    industry: string;
    cover: string | null;
    description: string;
    org: string;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
  };
  reference_series_tag: {
    series_id: string;
    tag_id: string;
  };
  refund: {
    id: string;
    order_id: string;
    pay_no: string;
    cause: 'member' | 'operator' | 'late' | 'double';
    status: 'requested' | 'approved' | 'sent' | 'done' | 'failed' | 'rejected' | 'withdrawn';
    /** Yuan, decimal text. */
    amount: string;
    reason: string;
    note: Generated<string>;
    failure: Generated<string>;
    trade_no: string | null;
    handled_by: number | null;
    created_at: Instant;
    done_at: NullableInstant;
    sendable_at: NullableInstant;
    attempt: Generated<number>;
  };
  release_tally: {
    remote: string;
    release: string;
    at: Instant;
    visits: number;
    failed: number;
    calls_failed: number;
    lcp_count: number;
    lcp_sum: number;
    lcp_squares: number;
    inp_count: number;
    inp_sum: number;
    inp_squares: number;
  };
  release_visit: {
    remote: string;
    release: string;
    sample: string;
    visit: string;
    network: string;
    at: Instant;
    failed_at: NullableInstant;
    lcp: number | null;
    inp: number | null;
    call_failed_at: NullableInstant;
    is_returning: Generated<boolean>;
  };
  report: {
    article_id: string;
    org_name: string | null;
    researchers: Generated<string[]>;
    issue_no: string | null;
    pages: number | null;
    file_size: number | null;
    fid: string | null;
    download_count: Generated<number>;
    outline: DefaultedJson<ColumnShapes['report.outline']>;
    figures: DefaultedJson<ColumnShapes['report.figures']>;
    series_id: string | null;
    key_numbers: DefaultedJson<ColumnShapes['report.key_numbers']>;
    versions: DefaultedJson<ColumnShapes['report.versions']>;
    picture: Json<ColumnShapes['report.picture']> | null;
    pdf: Generated<'none' | 'pending' | 'ready'>;
    scanned: Generated<boolean>;
  };
  report_file: {
    fid: string;
    article_id: string;
  };
  report_page: {
    article_id: string;
    page: number;
    text: string;
  };
  report_series: {
    id: string;
    title: string;
  };
  report_task: {
    article_id: string;
    document: Json<ColumnShapes['report_task.document']>;
  };
  sandbox_message: {
    id: GeneratedAlways<number>;
    mobile: string;
    purpose: ColumnShapes['sandbox_message.purpose'];
    content: string;
    code: string;
    created_at: Instant;
  };
  score_record: {
    id: Generated<number>;
    uid: number;
    source: string;
    title: string;
    /** Negative when points are spent. */
    score: number;
    balance: number;
    expire_at: NullableInstant;
    biz_type: string;
    biz_id: string;
    created_at: Instant;
  };
  search_day: {
    day: string;
    keyword: string;
    seeker: string;
  };
  search_document: {
    id: string;
    kind: string;
    ref_id: string;
    title: string;
    meta: Generated<string[]>;
    date: string | null;
    page: string;
    params: Json<ColumnShapes['search_document.params']>;
    sample: boolean;
    tsv: string;
    /** Number of pages that visitors may read; null for all. */
    visitor_pages: number | null;
    /** Number of pages that members may read; null for all. */
    member_pages: number | null;
    viewer: Json<ColumnShapes['search_document.viewer']> | null;
    folded_title: GeneratedAlways<string | null>;
  };
  search_miss_day: {
    day: string;
    kind: 'nothing' | 'some';
    word: string;
    count: number;
    last_at: Instant;
  };
  search_name: {
    document_id: string;
    no: number;
    name: string;
    folded: string;
    spelling: string;
    initials: string;
  };
  search_passage: {
    document_id: string;
    no: number;
    heading: string | null;
    text: string;
    tsv: string;
    page: number | null;
    words: GeneratedAlways<number | null>;
  };
  search_term: {
    term: string;
    passages: number;
  };
  search_term_change: {
    term: string;
    passages: number;
  };
  search_term_turn: {
    no: GeneratedAlways<number>;
  };
  search_word_day: {
    day: string;
    keyword: string;
    seekers: number;
  };
  session: {
    id: string;
    uid: number;
    token_hash: string;
    sid_hash: string;
    remembered: boolean;
    device: 'pc' | 'mobile';
    ip: string;
    created_at: Instant;
    seen_at: Instant;
    idle_until: Instant;
    ends_at: Instant;
    /** The session counts as reauthenticated until this time. */
    proven_until: NullableInstant;
    browser: Generated<string>;
  };
  site_state: {
    singleton: Generated<boolean>;
    generation: number;
  };
  sms_code: {
    holder_hash: string;
    mobile: string;
    purpose: ColumnShapes['sms_code.purpose'];
    code_hash: string;
    tries: Generated<number>;
    expires_at: Instant;
  };
  sms_send: {
    id: GeneratedAlways<number>;
    mobile: string;
    address: string;
    sent_at: Instant;
  };
  standard: {
    id: string;
    natural_key: string;
    code: string;
    number_key: string;
    loose_key: string;
    digits: string;
    year: string | null;
    title: string;
    title_en: string | null;
    type: 'gb' | 'hb' | 'db' | 'tb' | 'qb' | 'intl';
    level: string | null;
    cate: string | null;
    status: 'in_force' | 'repealed' | 'draft';
    issued_at: string | null;
    effective_at: string | null;
    repealed_at: string | null;
    adopted: Json<ColumnShapes['standard.adopted']> | null;
    ics: Generated<string[]>;
    ccs: string | null;
    issuer: string | null;
    committee: string | null;
    drafters: Generated<string[]>;
    scope: string | null;
    products: Generated<string[]>;
    official_url: string | null;
    tsv: string;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
    stated: Generated<boolean>;
  };
  standard_follow: {
    uid: number;
    type: Generated<ColumnShapes['standard_follow.type']>;
    target_id: string;
    state: string;
  };
  standard_replaces: {
    standard_id: string;
    ref_key: string;
    code: string;
    place: number;
  };
  stat_topic: {
    id: GeneratedAlways<number>;
    group_title: string;
    indicator: string;
    crop: Generated<string>;
    unit: string;
    decimals: number;
    rank: number;
    provinces: Generated<number>;
    sample: boolean;
    source_id: number;
    updated_at: Instant;
  };
  stat_value: {
    topic_id: number;
    adcode: string;
    year: number;
    revision: Generated<number>;
    value: number;
    current: boolean;
    source_table: string | null;
  };
  supply_image: {
    posting_id: string;
    place: number;
    fid: string;
  };
  supply_message: {
    id: GeneratedAlways<number>;
    posting_id: string;
    /** The member who began the thread; the other side is the owner of the posting. */
    asker: number;
    /** Who wrote this message. */
    uid: number;
    content: string;
    form_token: string;
    created_at: Instant;
  };
  supply_posting: {
    id: string;
    uid: number;
    form_token: string | null;
    kind: 'supply' | 'demand';
    title: string;
    product: string;
    variety: Generated<string>;
    spec: Generated<string>;
    qty: number;
    qty_unit: ColumnShapes['supply_posting.qty_unit'];
    /** Yuan per `price_unit`. */
    price: number | null;
    price_unit: ColumnShapes['supply_posting.price_unit'] | null;
    /** 元/公斤; null if the price is negotiable or its unit is not a weight. */
    price_kg: number | null;
    negotiable: boolean;
    adcode: string;
    place: string;
    origin: Generated<string>;
    expires_at: string;
    description: Generated<string>;
    contact: string;
    mobile: string;
    status: 'draft' | 'pending' | 'online' | 'paused' | 'rejected' | 'done' | 'expired' | 'closed';
    reason: Generated<string>;
    reviewed_by: number | null;
    reviewed_at: NullableInstant;
    revision: Generated<number>;
    views: Generated<number>;
    contacts: Generated<number>;
    sample: Generated<boolean>;
    created_at: Instant;
    published_at: NullableInstant;
  };
  supply_report: {
    id: GeneratedAlways<number>;
    posting_id: string;
    uid: number;
    reason: ColumnShapes['supply_report.reason'];
    detail: Generated<string>;
    status: Generated<'new' | 'done'>;
    note: Generated<string>;
    handled_by: number | null;
    handled_at: NullableInstant;
    created_at: Instant;
    message_id: number | null;
  };
  supply_reveal: {
    posting_id: string;
    uid: number;
    day: string;
  };
  tag: {
    id: string;
    title: string;
    group_name: '品类' | '地区' | '主题' | '来源';
    product: string | null;
    rank: number;
  };
  team_key: {
    id: GeneratedAlways<number>;
    remote: string;
    label: string;
    /** SHA-256 of the secret, which is not stored. */
    secret_hash: string;
    /** Largest share of visitors; 0: uploads only. */
    canary_percent: number;
    may_promote: boolean;
    created_at: Instant;
    revoked_at: NullableInstant;
  };
  team_key_use: {
    id: GeneratedAlways<number>;
    key_id: number;
    at: Instant;
    action: 'upload' | 'canary' | 'promote';
    what: string;
    refusal: string;
  };
  thesaurus_change: {
    id: GeneratedAlways<number>;
    entry_id: number;
    origin: 'operator' | 'import';
    changed_at: Instant;
    changed_by: number | null;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
  };
  thesaurus_entry: {
    kind: 'produce' | 'grain' | 'food' | 'animal' | 'aquatic' | 'herb' | 'substance' | 'body' | 'document' | 'other';
    name: string;
    synonyms: string[];
    broader: string[];
    unlike: string[];
    id: GeneratedAlways<number>;
    version: Generated<number>;
    changed_at: NullableInstant;
  };
  ticket: {
    token_hash: string;
    kind: string;
    uid: number | null;
    payload: Json<unknown>;
    fid: GeneratedAlways<string | null>;
    expires_at: Instant;
  };
  trade_country: {
    code: string;
    iso3: string;
    numeric_code: string | null;
    customs_code: string | null;
    name: string;
    en: string;
    continent: string | null;
    sample: boolean;
  };
  trade_permit: {
    origin: string;
    product: string;
    latin: string | null;
    en: string | null;
    cate: string;
    status: 'allowed' | 'suspended' | 'conditional' | 'none';
    since: string | null;
    suspended_at: string | null;
    conditions: Generated<string[]>;
    registration_required: Generated<boolean>;
    quarantine_permit_required: Generated<boolean>;
    protocol: Json<ColumnShapes['trade_permit.protocol']> | null;
    history: DefaultedJson<ColumnShapes['trade_permit.history']>;
    changed_at: string | null;
    source_id: number;
    sample: boolean;
  };
  trade_place: {
    id: string;
    name: string;
    cate: string;
    customs: string;
    port: string | null;
    adcode: string;
    address: string;
    lng: number | null;
    lat: number | null;
    status: 'active' | 'suspended';
    approved_at: string | null;
    source_id: number;
    sample: boolean;
  };
  trade_port: {
    code: string;
    name: string;
    customs: string | null;
    adcode: string | null;
    type: 'sea' | 'air' | 'land' | 'rail' | 'river' | null;
    sample: boolean;
  };
  trade_port_year: {
    hs: string;
    partner: string;
    port: string;
    flow: ColumnShapes['trade_port_year.flow'];
    year: number;
    usd: ColumnShapes['trade_port_year.usd'];
  };
  trade_product: {
    name: string;
    alias: Generated<string[]>;
    cate: string;
    hs: string[];
    description: string | null;
    place_cate: string | null;
    requirements: DefaultedJson<ColumnShapes['trade_product.requirements']>;
    rank: number;
    sample: boolean;
  };
  trade_row: {
    month: string;
    freq: Generated<'M' | 'Y'>;
    flow: 'import' | 'export';
    hs: string;
    partner: string;
    port: Generated<string>;
    mode: Generated<string>;
    reg: Generated<string>;
    /** In `unit`. */
    qty: number | null;
    unit: string | null;
    /** US dollars. */
    usd: number | null;
    /** Yuan. */
    cny: number | null;
    flag: 'prov' | 'rev' | 'conf' | null;
    /** Reported by the partner's customs: its imports are our exports, at its values. */
    mirror: Generated<boolean>;
    source_id: number;
    sample: boolean;
  };
  trade_span: {
    singleton: Generated<boolean>;
    first_month: string | null;
    last_month: string | null;
    first_year: number | null;
    last_year: number | null;
  };
  trade_tariff: {
    hs: string;
    year: number;
    rates: Json<ColumnShapes['trade_tariff.rates']>;
    vat_pct: number | null;
    consumption_pct: number | null;
    export_rebate_pct: number | null;
    supervision: DefaultedJson<ColumnShapes['trade_tariff.supervision']>;
    inspection: DefaultedJson<ColumnShapes['trade_tariff.inspection']>;
    elements: Generated<string[]>;
    source_id: number;
    sample: boolean;
  };
  trade_year: {
    hs: string;
    level: number;
    partner: string;
    flow: ColumnShapes['trade_year.flow'];
    year: number;
    unit: string | null;
    usd: ColumnShapes['trade_year.usd'];
    cny: ColumnShapes['trade_year.cny'];
    qty: ColumnShapes['trade_year.qty'];
    flag: ColumnShapes['trade_year.flag'];
    year_usd: number | null;
    year_cny: number | null;
    year_qty: number | null;
    year_flag: ColumnShapes['trade_year.year_flag'] | null;
    mirror: boolean;
  };
};
