import { Cascader, Checkbox, DatePicker, Form, Input, Radio, Select } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { Button, Dropdown, Segmented, Switch, Tooltip } from '../core.ts';
import 'dayjs/locale/zh-cn';
import { Drawer, Modal, Popconfirm } from '../overlay.ts';
import { Table } from '../table.ts';

const sizes = ['small', 'middle', 'large'] as const;
const day = dayjs('2025-03-04');
const options = ['番茄', '黄瓜', '大白菜'].map((title) => ({ label: title, value: title }));
const places = [{ label: '山东', value: '37', children: [{ label: '潍坊', value: '3707' }] }];
const menu = {
  selectedKeys: ['a'],
  items: [
    { key: 'a', label: '下载当前' },
    { key: 'b', label: '下载全部', disabled: true },
    { key: 'c', label: '删除', danger: true, children: [{ key: 'd', label: '确认' }] },
  ],
};
const rows = Array.from({ length: 12 }, (_, index) => ({ id: String(index), name: `品种 ${index}`, price: index }));

/** All antd components of the entry points, in the states that pages use, with open popups. */
export const samples: Record<string, ReactNode> = {
  button: sizes.map((size) => (
    <p key={size}>
      <Button size={size}>默认</Button>
      <Button size={size} type="primary" loading>
        主要
      </Button>
      <Button size={size} type="primary" danger>
        删除
      </Button>
      <Button size={size} type="text">
        文字
      </Button>
      <Button size={size} type="link" href="#">
        链接
      </Button>
      <Button size={size} type="dashed" shape="circle" disabled>
        圆
      </Button>
      <Button size={size} block>
        整行
      </Button>
    </p>
  )),
  segmented: sizes.map((size) => (
    <Segmented key={size} size={size} options={['1月', { label: '3月', value: '3', disabled: true }, '1年']} />
  )),
  switch: (
    <>
      <Switch defaultChecked />
      <Switch size="small" checkedChildren="开" unCheckedChildren="关" />
      <Switch disabled loading />
    </>
  ),
  tooltip: (
    <Tooltip open title="提示文字">
      <span>有提示</span>
    </Tooltip>
  ),
  dropdown: (
    <Dropdown open menu={menu} arrow>
      <span>菜单</span>
    </Dropdown>
  ),
  form: (
    <>
      {(['vertical', 'horizontal', 'inline'] as const).map((layout) => (
        <Form key={layout} layout={layout} labelCol={layout === 'horizontal' ? { flex: '80px' } : undefined}>
          <Form.Item label="姓名" required validateStatus="error" help="请输入您的姓名" extra="补充说明" hasFeedback>
            <Input placeholder="请输入" />
          </Form.Item>
          <Form.Item label="电话" tooltip="手机号码" validateStatus="validating" hasFeedback>
            <Input status="warning" />
          </Form.Item>
        </Form>
      ))}
    </>
  ),
  input: sizes.map((size) => (
    <p key={size}>
      <Input size={size} allowClear defaultValue="文字" prefix="¥" suffix="元" />
      <Input.Password size={size} />
      <Input.Search size={size} enterButton="搜索" loading />
      <Input size={size} disabled variant="filled" />
      <Input.TextArea rows={2} showCount maxLength={100} size={size} />
    </p>
  )),
  choice: (
    <>
      <Radio.Group options={options} defaultValue="番茄" />
      <Radio.Group options={options} optionType="button" buttonStyle="solid" defaultValue="黄瓜" disabled />
      <Checkbox defaultChecked>记住我</Checkbox>
      <Checkbox indeterminate disabled>
        部分
      </Checkbox>
      <Checkbox.Group options={options} defaultValue={['番茄']} />
    </>
  ),
  select: (
    <>
      {sizes.map((size) => (
        <Select key={size} size={size} options={options} defaultValue="番茄" allowClear style={{ width: 160 }} />
      ))}
      <Select mode="multiple" defaultValue={['番茄', '黄瓜']} options={options} style={{ width: 240 }} />
      <Select open showSearch options={options} placeholder="请选择" style={{ width: 160 }} virtual={false} />
    </>
  ),
  'select empty': <Select open options={[]} style={{ width: 160 }} status="error" />,
  cascader: <Cascader open options={places} defaultValue={['37', '3707']} placeholder="省市" />,
  date: <DatePicker open defaultValue={day} />,
  'date time': <DatePicker open showTime defaultValue={day} size="small" />,
  range: (
    <DatePicker.RangePicker
      open
      defaultValue={[day, day.add(9, 'day')]}
      presets={[{ label: '近一月', value: [day, day] }]}
    />
  ),
  month: <DatePicker open picker="month" defaultValue={day} disabled={false} />,
  table: (
    <Table
      rowKey="id"
      dataSource={rows}
      rowSelection={{ selectedRowKeys: ['1'] }}
      expandable={{ expandedRowRender: ({ name }) => name, defaultExpandedRowKeys: ['2'] }}
      pagination={{ pageSize: 5, showSizeChanger: true, showQuickJumper: true, showTotal: (total) => `共 ${total} 条` }}
      scroll={{ x: 900 }}
      columns={[
        { title: '品名', dataIndex: 'name', fixed: 'left', sorter: true, defaultSortOrder: 'ascend' },
        {
          title: '价格',
          dataIndex: 'price',
          align: 'right',
          filters: [{ text: '有价', value: 1 }],
          filterDropdownProps: { open: true },
          filterSearch: true,
        },
      ]}
    />
  ),
  'table plain': (
    <>
      <Table
        rowKey="id"
        size="small"
        bordered
        dataSource={rows.slice(0, 2)}
        pagination={false}
        loading
        columns={[{ title: '品名', dataIndex: 'name', ellipsis: true }]}
      />
      <Table rowKey="id" dataSource={[]} columns={[{ title: '品名', dataIndex: 'name' }]} footer={() => '合计'} />
    </>
  ),
  'table virtual': (
    <Table
      virtual
      rowKey="id"
      dataSource={rows}
      rowSelection={{ selectedRowKeys: ['1'] }}
      pagination={false}
      scroll={{ x: 500, y: 120 }}
      columns={[
        { title: '品名', dataIndex: 'name', fixed: 'left', width: 200, rowScope: 'row' },
        { title: '价格', dataIndex: 'price', align: 'right', width: 300 },
      ]}
    />
  ),
  modal: (
    <Modal open title="删除收藏" width={480}>
      删除后不能恢复。
    </Modal>
  ),
  drawer: (
    <Drawer open title="历史记录" extra="清空" footer="页脚" size={410}>
      内容
    </Drawer>
  ),
  'drawer loading': <Drawer open loading placement="bottom" title="加载" />,
  popconfirm: (
    <Popconfirm open title="移除这条收藏？" description="可以随时再加。">
      <span>移除</span>
    </Popconfirm>
  ),
};
